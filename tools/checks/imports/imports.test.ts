import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkImports } from './index.ts';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

function check(files: Record<string, string>) {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  const aliases = {
    '#features/*': './src/features/*/index.ts',
    '#ui': './src/ui/index.ts',
    '#lib/*': './src/lib/*.ts',
    '#content/*': './content/*',
  };
  const all = {
    'package.json': JSON.stringify({ imports: aliases }),
    'content/a.ts': '',
    'tools/a.ts': '',
    'src/lib/a.ts': '',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return checkImports(root);
}

describe('import check', () => {
  it('accepts imports that point down and use the entry points of rooms', () => {
    expect(
      check({
        'src/pages/index.astro':
          "---\nimport { Ads } from '#features/ads';\nimport '../layouts/App.astro';\n---\n<Ads />",
        'src/features/ads/index.ts': "export { Ads } from './Ads.tsx';",
        'src/features/ads/Ads.tsx':
          "import { Button } from '#ui';\nimport { a } from '#lib/a';\nimport react from 'react';",
      }),
    ).toEqual([]);
  });

  it.each([
    [
      'an import that points up',
      { 'src/lib/b.ts': "import { Ads } from '#features/ads';" },
      'src/lib/b.ts:1 imports #features/ads: lib is below features.',
    ],
    [
      'a feature that imports a feature',
      { 'src/features/search/index.ts': "import '#features/ads';" },
      'two rooms of one layer never import each other',
    ],
    [
      'a deep path into a room',
      { 'src/shell/Header.tsx': "import '../features/ads/Ads.tsx';" },
      'features/ads is imported only through its index.ts, browser.ts or boot.ts',
    ],
    [
      'src that imports tools',
      { 'src/services/x/index.ts': "import '../../../tools/a.ts';" },
      'src never imports tools',
    ],
    [
      'content that imports site code',
      { 'content/page.mdx': "text\n\nimport X from '../src/ui/X.tsx'" },
      'content/page.mdx:3 imports ../src/ui/X.tsx: content imports npm packages',
    ],
    [
      'a feature that reads content',
      { 'src/features/ads/Ads.tsx': "import '#content/a.ts';" },
      'features gets content passed in',
    ],
    [
      'a feature that imports Astro',
      { 'src/features/ads/Ads.tsx': "import { render } from 'astro:content';" },
      'only pages and layouts may use Astro',
    ],
    [
      'a dynamic import that points up',
      { 'src/ui/b.ts': "\nvoid import('#features/ads');" },
      'src/ui/b.ts:2 imports #features/ads: ui is below features.',
    ],
    [
      'a room of tools that imports one above it',
      { 'tools/workspace/a.ts': "import '../build/b.ts';", 'tools/build/b.ts': '' },
      'workspace is not above build',
    ],
    [
      'a room of tools that imports one beside it',
      { 'tools/checks/a.ts': "import '../offline/b.ts';", 'tools/offline/b.ts': '' },
      'checks is not above offline',
    ],
    [
      'a script of an .astro file that imports tools',
      { 'src/pages/a.astro': '<p>hi</p>\n<script>\nimport "../../tools/a.ts";\n</script>' },
      'src/pages/a.astro:3 imports ../../tools/a.ts',
    ],
  ])('reports %s', (_, files, message) => {
    expect(check(files).join('\n')).toContain(message);
  });

  it('finds no violation in this repository', () => {
    expect(checkImports('.')).toEqual([]);
  });
});
