import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile, evaluate } from '@mdx-js/mdx';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { afterAll, describe, expect, it } from 'vitest';
import { reference } from './fixtures/reference.ts';
import { formatProblem, formatProblems, remarkContent, scanPage } from './index.ts';
import { CONTENT_COMPONENTS } from './rules/vocabulary.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const file = 'content/introduction/overview/page.mdx';
const root = mkdtempSync(join(tmpdir(), 'content-'));
const page = join(root, file);
for (const demo of ['a', 'multi-sorting']) {
  mkdirSync(join(dirname(page), 'demos', demo), { recursive: true });
  writeFileSync(join(dirname(page), 'demos', demo, 'demo.ts'), '');
}
afterAll(() => rmSync(root, { recursive: true }));

const namesOf = (kind: string) => readdirSync(join(fixtures, kind));
const textOf = (kind: string, name: string) => readFileSync(join(fixtures, kind, name, 'in.mdx'), 'utf8');
const scan = (text: string) => scanPage({ file, text, hasFile: (name) => !name.includes('missing') }, { reference });

/** Processes a page like Astro does: front matter blanked, plugins run, JSX evaluated. */
function pageFile(text: string) {
  writeFileSync(page, text);
  const value = text.replace(/^---\n[\s\S]*?\n---/, (frontMatter) => frontMatter.replace(/[^\n]/g, ' '));
  return { value, path: page, cwd: root };
}
const plugins = { remarkPlugins: [remarkGfm, [remarkContent, { reference }] satisfies [typeof remarkContent, object]] };

/** Renders components as elements of the same name, so that a snapshot shows their props. Rendering adds regions to tables. */
const components = Object.fromEntries(
  [...CONTENT_COMPONENTS, 'TableRegion'].map((name): [string, ComponentType<object>] => {
    const tag = `x-${name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()}`;
    return [name, (props) => createElement(tag, props)];
  }),
);

describe('a page with problems', () => {
  it.each(namesOf('problems'))('%s is reported with file, line and advice', async (name) => {
    const expected = join(fixtures, 'problems', name, 'expected.txt');
    const { problems } = scan(textOf('problems', name));
    expect(problems).not.toEqual([]);
    await expect(`${formatProblems(problems)}\n`).toMatchFileSnapshot(expected);
  });

  const parsed = namesOf('problems').filter(
    (name) => !scan(textOf('problems', name)).problems.some(({ message }) => message.includes('parsed')),
  );
  it.each(parsed)('%s fails in Astro with the same message', async (name) => {
    const text = textOf('problems', name);
    const found = await compile(pageFile(text), plugins).catch((error: unknown) => error);
    const lines = formatProblems(scan(text).problems).split('\n').slice(0, -2);
    expect(found).toMatchObject({
      message: lines.join('\n'),
      column: 1,
      line: Number(/:(\d+) /.exec(lines[0] ?? '')?.[1]),
    });
  });
});

describe('a page without problems', () => {
  it.each(namesOf('pages'))('%s is scanned', async (name) => {
    const { problems, tree: _, reading: __, ...scanned } = scan(textOf('pages', name));
    expect(problems.map(formatProblem)).toEqual([]);
    await expect(`${JSON.stringify(scanned, null, 2)}\n`).toMatchFileSnapshot(
      join(fixtures, 'pages', name, 'scan.json'),
    );
  });

  it.each(namesOf('pages'))('%s is rendered', async (name) => {
    const { default: Content } = await evaluate(pageFile(textOf('pages', name)), { ...runtime, ...plugins });
    const html = renderToStaticMarkup(createElement(Content, { components }));
    await expect(`${html}\n`).toMatchFileSnapshot(join(fixtures, 'pages', name, 'out.html'));
  });

  it('imports the demos it shows, each as a static frame around one island', async () => {
    const input = pageFile('---\ntitle: A\ndescription: B.\n---\n\n<Demo of="multi-sorting" />\n');
    const code = String(await compile(input, { ...plugins, jsx: true }));
    expect(code.match(/^import .*;$/gm)).toEqual([
      'import DemoFrame1 from "./demos/multi-sorting/demo.ts?demo-frame";',
      'import DemoIsland1 from "./demos/multi-sorting/demo.ts?demo";',
    ]);
    expect(code).toContain('<DemoFrame1 around={props.demo}><DemoIsland1 client:near /></DemoFrame1>');
  });

  it('gets the URLs of its pictures from the bundler', async () => {
    const picture = '<Picture light="./a.svg" dark="./b.svg" alt="A" width={640} height={320} />';
    const text = `---\ntitle: A\ndescription: B.\n---\n\n${picture}\n\n${picture}\n`;
    const input = pageFile(text);
    for (const name of ['a.svg', 'b.svg']) writeFileSync(join(dirname(page), name), '<svg/>');
    const code = String(await compile(input, { ...plugins, jsx: true }));
    expect(code.match(/^import .*;$/gm)).toEqual([
      'import pictureFile1 from "./a.svg?url";',
      'import pictureFile2 from "./b.svg?url";',
    ]);
    expect(code.match(/<Picture [^>]*\/>/g)).toEqual(
      Array(2).fill('<Picture light={pictureFile1} dark={pictureFile2} alt="A" width={640} height={320} />'),
    );
  });
});
