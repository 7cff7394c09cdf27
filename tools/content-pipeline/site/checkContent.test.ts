import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { page } from '#model/nav';
import { formatProblems } from '../problem.ts';
import { checkContent } from './checkContent.ts';

let root = '';
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>) {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

it('combines the problems of pages, links, navigation and published anchors', async () => {
  write({
    'content/a/page.mdx': '---\ntitle: A\ndescription: B.\n---\n\n[c](/x/c/)\n\n## Plans\n',
    'content/nav.ts': "export const nav = [\n  page('/x/d'),\n];\n",
    'content/published-anchors.json': '{"/x/a": ["old"]}',
  });
  const { pages, problems } = await checkContent({ root, nav: [page('/x/d')], externalPaths: [] });
  expect(pages).toHaveLength(1);
  expect(formatProblems(problems).split('\n')).toEqual([
    `content/a/page.mdx:1 Page is not in the navigation tree. Add page('/x/a') to content/nav.ts.`,
    'content/a/page.mdx:1 Published anchor "#old" no longer exists. Keep it as an alias of the heading that replaced it: "[#new-id aka=old]".',
    'content/a/page.mdx:6 Link points to "/x/c/", a page that does not exist. Did you mean "/x/a/"?',
    'content/a/page.mdx:8 Heading has no id. Write "## Plans [#plans]".',
    'content/nav.ts:2 Entry points to "/x/d/", a page that does not exist. Did you mean "/x/a/"?',
    '',
    '5 problems in 2 files.',
  ]);
});

it('works without a list of published anchors', async () => {
  write({ 'content/a/page.mdx': '---\ntitle: A\ndescription: B.\n---\n\nText.\n' });
  expect((await checkContent({ root, nav: [page('/x/a')], externalPaths: [] })).problems).toEqual([]);
});
