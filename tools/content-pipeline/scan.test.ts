import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { formatProblem, scanContent, scanPage } from './index.ts';

const FRONT_MATTER = '---\ntitle: A page\ndescription: What it is about.\n---\n\n';
const root = mkdtempSync(join(tmpdir(), 'scan-'));
afterAll(() => rmSync(root, { recursive: true }));

const scan = (text: string) => scanPage({ file: 'content/data-grid/sorting/page.mdx', text, hasFile: () => true });
const problemsOf = (text: string) => scan(text).problems.map(formatProblem);

describe('scanPage', () => {
  const page = `${FRONT_MATTER}Text.\n\n## Plans [#plans]\n\n\`\`\`tsx mark={2}\na\nb\n\`\`\`\n\n## Prices\n`;
  const problem = 'content/data-grid/sorting/page.mdx:15 Heading has no id. Write "## Prices [#prices]".';

  it.each([
    ['line feeds', page],
    ['carriage returns and line feeds', page.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${page}`],
    ['a byte order mark and carriage returns', `\uFEFF${page.replaceAll('\n', '\r\n')}`],
  ])('reads a file with %s the same way', (_, text) => {
    const scanned = scan(text);
    expect(scanned.problems.map(formatProblem)).toEqual([problem]);
    expect(scanned.frontMatter).toEqual({ title: 'A page', description: 'What it is about.' });
    expect(scanned.headings[0]).toEqual({ depth: 2, text: 'Plans', id: 'plans', aliases: [], line: 8 });
    expect(scanned.fences[0]).toMatchObject({ code: 'a\nb', lineCount: 2, line: 10 });
  });

  it('returns the path, the ids and the location of every link', () => {
    const scanned = scan(`${FRONT_MATTER}[a](#b)\n\n## B [#b aka=c]\n`);
    expect(scanned).toMatchObject({ path: '/x/react-data-grid/sorting', ids: ['b', 'c'] });
    expect(scanned.links).toEqual([
      { path: '/x/react-data-grid/sorting', hash: 'b', file: 'content/data-grid/sorting/page.mdx', line: 6 },
    ]);
  });

  it('accepts only the given components', () => {
    const source = {
      file: 'content/a/page.mdx',
      text: `${FRONT_MATTER}<Chart />\n\n<Plan is="pro" />\n`,
      hasFile: () => true,
    };
    expect(scanPage(source, { components: ['Chart'] }).problems.map(formatProblem)).toEqual([
      'content/a/page.mdx:8 Component <Plan> is not known. Did you mean <Chart>?',
    ]);
  });

  it('reads two thousand lines of code and two thousand headings', () => {
    const code = Array.from({ length: 2_000 }, (_, index) => `const a${index} = 1;`).join('\n');
    expect(scan(`${FRONT_MATTER}\`\`\`tsx mark={1-2000}\n${code}\n\`\`\`\n`).fences[0]?.marks.mark).toHaveLength(2_000);
    const headings = Array.from({ length: 2_000 }, (_, index) => `## A [#a-${index}]\n`).join('\n');
    expect(scan(FRONT_MATTER + headings)).toMatchObject({ problems: [] });
  });

  it('handles names of Object.prototype properties', () => {
    expect(scan(`${FRONT_MATTER}## Constructor [#constructor aka=toString,hasOwnProperty]\n`)).toMatchObject({
      problems: [],
      ids: ['constructor', 'toString', 'hasOwnProperty'],
    });
  });

  it('reports the last line if the parser position is past the end', () => {
    expect(scan('<Callout kind="info">## A\n- ').problems.map(({ line }) => line <= 2)).not.toContain(false);
  });

  it('always reports a line inside the file', () => {
    const pieces = fc.constantFrom(
      '## A',
      ' [#a]',
      '\n',
      '\n\n',
      '<Callout kind="info">',
      '</Callout>',
      '<',
      '{',
      '}',
      '```tsx',
      '[a](b)',
      '---\n',
      'title: ',
      '|a|\n|-|\n',
      '*',
      '\r\n',
      '> ',
      '- ',
      '\t',
      '\uFEFF',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const lines = text.split(/\r\n?|\n/).length;
        for (const { line, message, advice } of scan(text).problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines);
          expect(`${message} ${advice}`).toMatch(/^[^\n]+\. [^\n]+\.$/);
        }
      }),
    );
  });

  it('reports a syntax error once, along with front matter problems', () => {
    expect(problemsOf('---\ntitle: A\n---\n\n<Callout>\n').map((line) => line.slice(0, 75))).toEqual([
      'content/data-grid/sorting/page.mdx:1 Front matter has no "description". Wri',
      'content/data-grid/sorting/page.mdx:5 Page cannot be parsed: Expected a clos',
    ]);
  });
});

describe('scanContent', () => {
  it('finds all pages in file order, and the pictures next to them', async () => {
    const files = {
      'content/tree-view/overview/page.mdx': `${FRONT_MATTER}Trees.\n`,
      'content/data-grid/sorting/page.mdx': `${FRONT_MATTER}<Picture light="./a.svg" dark="./b.svg" alt="A" width={1} height={1} />\n`,
      'content/data-grid/sorting/a.svg': '<svg/>',
      'content/data-grid/sorting/demos/other.mdx': '## Not a page',
      'content/nav.ts': '',
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    const pages = await scanContent(root);
    expect(pages.map(({ path }) => path)).toEqual(['/x/react-data-grid/sorting', '/x/react-tree-view']);
    expect(pages.flatMap(({ problems }) => problems.map(formatProblem))).toEqual([
      'content/data-grid/sorting/page.mdx:6 Picture file "./b.svg" was not found next to the page. Add it or fix the name.',
    ]);
  });
});
