import { existsSync } from 'node:fs';
import { pathOfTwin } from '#model/machine-files';
import { expect, test } from '../support/fixtures.ts';
import { isFullRun, isOfApi } from '../support/pages.ts';
import { brokenLinks, codesIn, headingsIn, nodesOf, pagePaths, parseMarkdown, readFile, rowsIn, textOf } from './builtPages.ts';
import { SITE_FOLDER } from '../support/site.ts';

interface PageParts {
  title: string;
  headings: { depth: number; text: string }[];
  /** Blocks of code; `part` when the page shows only a piece of a block, or one of several commands. */
  codes: { text: string; isPart: boolean }[];
}

/** What people see of a page, read from its HTML by the browser. */
function partsOf(html: string): PageParts {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const prose = page.querySelector('.prose');
  const wordsOf = (element: Element) => (element.querySelector('[data-heading-link]') ?? element).textContent ?? '';
  const headings = [...(prose?.querySelectorAll('h2, h3, h4') ?? [])].filter((heading) => !heading.closest('[data-demo]'));
  const blocks = [...(prose?.querySelectorAll('pre') ?? [])].filter((block) => !block.closest('astro-island, [data-only="JS"]'));
  return {
    title: page.querySelector('h1')?.firstChild?.textContent ?? '',
    headings: headings.map((heading) => ({ depth: Number(heading.tagName.slice(1)), text: wordsOf(heading) })),
    codes: blocks.map((block) => {
      for (const hidden of block.querySelectorAll('[data-no-copy]')) hidden.remove();
      return { text: block.textContent ?? '', isPart: block.closest('[data-demo], [data-panel], [data-builder-adapter]') !== null };
    }),
  };
}

/** Spaces and signs around words differ between HTML and Markdown; words and code do not. */
const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
const dense = (text: string) => text.replace(/\s+/g, '');
const MDX = /^(?:import|export) .* from |<(?:Demo|Prop|Api|Callout|Cards?|Install|Run|Plan|Details|Tiles?|CommandBuilder)\b/;
const withoutSigns = (code: string) => code.replace(/^[-+ ]/gm, '');

const trees = new Map<string, ReturnType<typeof parseMarkdown>>();

function treeOf(path: string) {
  const tree = trees.get(path) ?? parseMarkdown(readFile(pathOfTwin(path)));
  trees.set(path, tree);
  return tree;
}

test.describe('Markdown twins', () => {
  // One worker for all: what one test has parsed the next one has.
  test.describe.configure({ mode: 'default' });

  test('exist for every page', () => {
    expect(pagePaths.length).toBeGreaterThan(300);
    expect(pagePaths.filter((path) => !existsSync(`${SITE_FOLDER}${pathOfTwin(path)}`))).toEqual([]);
  });

  test('have every heading and every block of code of their page', async ({ page }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    // Of what templates make, every fourth page stands for all.
    for (const path of pagePaths.filter((each, index) => isFullRun || !isOfApi(each) || index % 4 === 0)) {
      const { title, headings, codes } = await page.evaluate(partsOf, readFile(`${path}/index.html`));
      const tree = treeOf(path);
      const [first, ...own] = headingsIn(tree).map((heading) => ({ depth: heading.depth, text: words(textOf(heading)) }));
      if (first?.depth !== 1 || first.text !== words(title)) faults.push(`${path}: title "${title}" is "${first?.text}"`);

      if (isOfApi(path)) {
        // Rows have headings on the page and are rows of tables in the twin.
        const names = new Set([...own.map(({ text }) => text), ...rowsIn(tree).map((row) => words((row.children[0] && textOf(row.children[0]).replace(/ \(.*$/, '')) ?? ''))]);
        for (const { text } of headings) if (!names.has(words(text))) faults.push(`${path}: heading "${text}" is missing`);
      } else {
        expect.soft(own, path).toEqual(headings.map(({ depth, text }) => ({ depth, text: words(text) })));
      }

      // Signs of a diff are the writer's own, or stand for the colors of the page.
      const blocks = codesIn(tree).flatMap(({ value, lang }) => (lang === 'diff' ? [dense(value), dense(withoutSigns(value))] : [dense(value)]));
      for (const { text, isPart } of codes) {
        const isThere = isPart ? blocks.some((block) => block.includes(dense(text))) : blocks.includes(dense(text));
        if (!isThere) faults.push(`${path}: code is missing: ${text.slice(0, 60)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('hold no broken link, no unknown markup and nothing that only MDX knows', () => {
    const faults: string[] = [];
    for (const path of pagePaths) {
      const text = readFile(pathOfTwin(path));
      const tree = treeOf(path);
      faults.push(...brokenLinks(tree).map((url) => `${path}: ${url}`));
      faults.push(...nodesOf(tree, 'html').filter(({ value }) => value !== '<br>').map(({ value }) => `${path}: ${value}`));
      if (nodesOf(tree, 'text').some(({ value }) => MDX.test(value))) faults.push(`${path}: MDX is left`);
      if (!text.endsWith('\n') || text.includes('\n\n\n\n\n')) faults.push(`${path}: is untidy`);
    }
    expect(faults).toEqual([]);
  });

  test('inline the demos of a guide as TypeScript with file names', () => {
    const tree = parseMarkdown(readFile('/x/introduction.md'));
    const titles = codesIn(tree).map(({ lang, meta }) => `${lang} ${meta}`);
    expect(titles).toEqual(expect.arrayContaining(['tsx title="PartsInStock.tsx"', 'tsx title="DeliverySlot.tsx"', 'tsx title="OrdersPerDay.tsx"', 'tsx title="ProjectFiles.tsx"']));
  });

  test('show props of components as rows of tables', () => {
    const rows = rowsIn(parseMarkdown(readFile('/x/api/data-grid/data-grid.md'))).map((row) => row.children.map(textOf));
    expect(rows).toContainEqual(['Name', 'Type', 'Default', 'Description']);
    expect(rows.find(([name]) => name === 'columns (required)')?.[1]).toContain('GridColDef');
  });

  test('are served as Markdown in UTF-8, compressed', async ({ request }) => {
    for (const path of ['/x/introduction.md', '/x/react-data-grid/sorting.md', '/x/api/data-grid/data-grid.md']) {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(response.headers()['content-encoding']).toBe('br');
    }
    expect(readFile('_headers')).toContain('/*.md\n  Content-Type: text/markdown; charset=utf-8\n');
  });
});
