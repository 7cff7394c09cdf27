import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pathOfMarkdown } from '#model/machine-files';
import { isFullRun } from '../support/pages.ts';
import { SITE_FOLDER } from '../support/site.ts';
import {
  brokenLinks,
  codesIn,
  headingsIn,
  nodesOf,
  pagePaths,
  parseMarkdown,
  readFile,
  rowsIn,
  textOf,
} from './builtPages.ts';
import { readShownPage } from './shownPage.ts';

/** Whitespace and punctuation differ between HTML and Markdown; words and code do not. */
const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
const ANCHOR = / \{#[\w.-]+\}$/;
const dense = (text: string) => text.replace(/\s+/g, '');
const MDX =
  /^(?:import|export) .* from |<(?:Demo|Prop|Api|Callout|Cards?|Change|Install|Run|Plan|Details|Swatches|Tiles?|CommandBuilder)\b/;
const withoutSigns = (code: string) => code.replace(/^[-+ ]/gm, '');
const isOfApi = (path: string) => /^\/x\/api\/|\/(?:components|hooks)-api$/.test(path);

function faultsOfMarkdown(path: string): string[] {
  const faults: string[] = [];
  const { title, headings, codes } = readShownPage(readFile(`${path}/index.html`));
  const tree = parseMarkdown(readFile(pathOfMarkdown(path)));
  const [first, ...own] = headingsIn(tree).map((heading) => ({
    depth: heading.depth,
    text: words(textOf(heading).replace(ANCHOR, '')),
  }));
  if (first?.depth !== 1 || first.text !== words(title)) faults.push(`the title "${title}" is "${first?.text}"`);

  // API members are headings on the page and table rows in the Markdown version.
  const names = isOfApi(path)
    ? rowsIn(tree).map((row) => words((row.children[0] && textOf(row.children[0]).replace(/ \(.*$/, '')) ?? ''))
    : [];
  const known = new Set([...own.map(({ text }) => text), ...names]);
  for (const { text } of headings) if (!known.has(words(text))) faults.push(`the heading "${text}" is missing`);
  if (
    !isOfApi(path) &&
    headings.map(({ depth, text }) => `${depth} ${words(text)}`).join('\n') !==
      own.map(({ depth, text }) => `${depth} ${text}`).join('\n')
  )
    faults.push('headings have another order or depth');

  // Diff markers are either part of the source, or represent the line colors of the page.
  const blocks = codesIn(tree).flatMap(({ value, lang }) =>
    lang === 'diff' ? [dense(value), dense(withoutSigns(value))] : [dense(value)],
  );
  for (const { text, isPart } of codes) {
    // An excerpt can leave out lines between its parts.
    const isThere = isPart
      ? text.split('\n\n').every((part) => blocks.some((block) => block.includes(dense(part))))
      : blocks.includes(dense(text));
    if (!isThere) faults.push(`this code is missing: ${text.slice(0, 60)}`);
  }
  return faults;
}

/** A quick run checks these, because reading all of them takes a minute. */
const FEW = [
  '/x/introduction',
  '/x/introduction/installation',
  '/x/migration/migration-tree-view-v6',
  '/x/react-data-grid/layout',
  '/x/react-charts/quickstart',
  '/x/react-date-pickers/quickstart',
  '/x/react-tree-view/rich-tree-view/focus',
  '/x/api/tree-view/tree-item',
];
const paths = pagePaths.filter((path) => isFullRun || FEW.includes(path));

describe('Markdown versions', () => {
  it('exist for every page', () => {
    expect(pagePaths.length).toBeGreaterThan(300);
    expect(pagePaths.filter((path) => !existsSync(`${SITE_FOLDER}${pathOfMarkdown(path)}`))).toEqual([]);
  });

  it('have all headings and code blocks of their page', () => {
    expect(paths.length).toBeGreaterThanOrEqual(FEW.length);
    expect(paths.flatMap((path) => faultsOfMarkdown(path).map((fault) => `${path}: ${fault}`))).toEqual([]);
  });

  it('name the anchor of every heading below the title, and only those of their page', () => {
    const faults = paths.flatMap((path) => {
      const html = readFile(`${path}/index.html`);
      const own = headingsIn(parseMarkdown(readFile(pathOfMarkdown(path))))
        .slice(1)
        .map(textOf);
      return own
        .filter((text) => !html.includes(` id="${/ \{#([\w.-]+)\}$/.exec(text)?.[1]}"`))
        .map((text) => `${path}: ${text}`);
    });
    expect(faults).toEqual([]);
  });

  it('contain no broken links, no HTML and no MDX', () => {
    const faults: string[] = [];
    for (const path of paths) {
      const text = readFile(pathOfMarkdown(path));
      const tree = parseMarkdown(text);
      faults.push(...brokenLinks(tree).map((url) => `${path}: ${url}`));
      faults.push(
        ...nodesOf(tree, 'html')
          .filter(({ value }) => value !== '<br>')
          .map(({ value }) => `${path}: ${value}`),
      );
      if (nodesOf(tree, 'text').some(({ value }) => MDX.test(value))) faults.push(`${path}: MDX is left`);
      if (!text.endsWith('\n') || text.includes('\n\n\n\n\n')) faults.push(`${path}: is untidy`);
    }
    expect(faults).toEqual([]);
  });

  it('inline the demos of a guide as TypeScript with file names', () => {
    const tree = parseMarkdown(readFile('/x/introduction.md'));
    const titles = codesIn(tree).map(({ lang, meta }) => `${lang} ${meta}`);
    expect(titles).toEqual(
      expect.arrayContaining([
        'tsx title="PartsInStock.tsx"',
        'tsx title="DeliverySlot.tsx"',
        'tsx title="OrdersPerDay.tsx"',
        'tsx title="ProjectFiles.tsx"',
      ]),
    );
  });

  it('show props of components as rows of tables', () => {
    const rows = rowsIn(parseMarkdown(readFile('/x/api/data-grid/data-grid.md'))).map((row) =>
      row.children.map(textOf),
    );
    expect(rows).toContainEqual(['Name', 'Type', 'Default', 'Description']);
    expect(rows.find(([name]) => name === 'columns (required)')?.[1]).toContain('GridColDef');
  });

  it('are Markdown in UTF-8 on static hosts too', () => {
    expect(readFile('_headers')).toContain('/*.md\n  Content-Type: text/markdown; charset=utf-8\n');
  });
});
