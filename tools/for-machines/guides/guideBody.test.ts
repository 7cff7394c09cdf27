import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reference } from '../../content-pipeline/fixtures/reference.ts';
import { scanPage } from '../../content-pipeline/index.ts';
import { createAddresses } from '../addresses.ts';
import { stringify } from '../markdown/stringify.ts';
import { blocksOf } from './guideBody.ts';

const root = process.cwd();
const addresses = createAddresses('https://site.test', new Set(['/x/introduction', '/x/introduction/licensing']));

const api = { find: (name: string) => [{ folder: 'tree-view' as const, path: `/x/api/tree-view/${name}`, hash: '' }] };

function markdownOf(body: string, shown = new Map<string, string>()): string {
  const file = 'content/data-grid/sorting/page.mdx';
  const { tree, reading } = scanPage(
    { file, text: `---\ntitle: A\ndescription: B.\n---\n\n${body}`, hasFile: () => true },
    { reference },
  );
  return stringify(
    blocksOf(tree.children, {
      root,
      path: '/x/introduction',
      folder: 'content/data-grid/sorting',
      reading,
      api,
      addresses,
      shown,
    }),
  );
}

describe('the body of a Markdown version', () => {
  it('keeps the text and the ids of headings', () => {
    expect(markdownOf('## Sort by *several* columns <Plan is="pro" /> [#multi-sorting aka=old]')).toBe(
      '## Sort by _several_ columns (Pro) {#multi-sorting}\n',
    );
    expect(markdownOf('## Plain')).toBe('## Plain\n');
  });

  it('points links to Markdown versions', () => {
    expect(
      markdownOf('See [the plans](/x/introduction/licensing/#plans) and [below](#below).\n\n## Below [#below]'),
    ).toContain(
      '[the plans](https://site.test/x/introduction/licensing.md#plans) and [below](https://site.test/x/introduction.md#below)',
    );
  });

  it('keeps the file name of code', () => {
    expect(markdownOf('```tsx title="src/App.tsx"\nconst a = 1;\n```')).toBe(
      '```tsx title="src/App.tsx"\nconst a = 1;\n```\n',
    );
  });

  it('marks added and removed lines as a diff', () => {
    expect(markdownOf('```ts del={1} ins={2}\nold();\nfresh();\nkept();\n```')).toBe(
      '```diff\n-old();\n+fresh();\n kept();\n```\n',
    );
  });

  it('writes one command that can be pasted, and the others as comments', () => {
    expect(markdownOf('<Install packages="@mui/x-charts@8.11.1" />')).toBe(
      '```bash\nnpm install @mui/x-charts@8.11.1\n# or, with another package manager:\n# pnpm add @mui/x-charts@8.11.1\n# yarn add @mui/x-charts@8.11.1\n# bun add @mui/x-charts@8.11.1\n```\n',
    );
  });

  it('renders callouts as quotes with their kind and title', () => {
    expect(markdownOf('<Callout kind="warning" title="Write the version.">\n\nOr get another.\n\n</Callout>')).toBe(
      '> **Warning: Write the version.**\n>\n> Or get another.\n',
    );
  });

  it('treats an element on its own line as a block', () => {
    expect(markdownOf('<Details summary="Why">Because.</Details>')).toBe('**Why**\n\nBecause.\n');
  });

  it('renders known issues as headings with their facts', () => {
    const issue =
      '<KnownIssue id="rows-lost" symptom="`setRows()` loses rows" fixedIn="8.12.0">\n\nCall it twice.\n\n</KnownIssue>';
    expect(markdownOf(`## Known issues in 8.11.1 [#known-issues]\n\n<KnownIssues>\n\n${issue}\n\n</KnownIssues>`)).toBe(
      '## Known issues in 8.11.1 {#known-issues}\n\n### `setRows()` loses rows {#rows-lost}\n\nFixed in 8.12.0.\n\nCall it twice.\n',
    );
  });

  it('links an anatomy to the API page of its component', () => {
    expect(markdownOf('<Anatomy of="TreeItem">\n\nA tree.\n\n</Anatomy>')).toBe(
      'A tree.\n\nSlots, CSS classes and variables: [`TreeItem`](https://site.test/x/api/tree-view/TreeItem/)\n',
    );
  });

  it('lists cards', () => {
    const cards = '<Cards>\n  <Card href="/x/introduction/licensing/" title="Licensing">Set the key.</Card>\n</Cards>';
    expect(markdownOf(cards)).toBe('- [Licensing](https://site.test/x/introduction/licensing.md): Set the key.\n');
  });

  it('escapes pipes in table cells', () => {
    expect(markdownOf('| A | B |\n| --- | --- |\n| `x \\| y` | <kbd>Esc</kbd> |')).toContain('| `x \\| y` | `Esc` |');
  });

  it('removes MDX comments', () => {
    expect(markdownOf('One.\n\n{/* later */}\n\nTwo.')).toBe('One.\n\nTwo.\n');
  });

  it('inlines a demo with file names and a link to the running demo, and each file once', () => {
    const markdown = markdownOf('<Demo of="initial-sort" />');
    expect(markdown).toContain(
      '**Demo:** [Set the initial sort order](https://site.test/x/demos/data-grid/sorting/initial-sort/)',
    );
    expect(markdown).toContain('```tsx title="InitialSort.tsx"\nimport');
    const shown = new Map([
      ['InitialSort.tsx', readFileSync(`${root}/content/data-grid/sorting/demos/initial-sort/InitialSort.tsx`, 'utf8')],
    ]);
    expect(markdownOf('<Demo of="initial-sort" />', shown)).toContain(')\n\nAlso uses `InitialSort.tsx`, shown above.');
  });

  it.each([
    [
      '<Methods names="pinColumn" />',
      '[`pinColumn(field, side?)`](https://site.test/x/api/data-grid/grid-api/#grid-api-prop-pinColumn) (Pro) | Pins a [`GridColDef`](https://site.test/x/api/data-grid/types/#GridColDef), see pinning. `left` `right`',
    ],
    [
      '<Selectors of="rows" />',
      '[`gridRowNodeSelector`](https://site.test/x/introduction.md#selector-gridRowNodeSelector) (since 8.5.0) | `Record<GridRowId, React.ReactNode>` Takes',
    ],
    [
      '<Events names="unmount" />',
      '[`unmount`](https://site.test/x/introduction.md#event-unmount) (Premium) (since 8.5.0) | No parameters | Fired at the end.',
    ],
    ['<FilterOperators />', '`<` | < | `number`'],
    ['<Translations />', 'German (Germany) | `deDE` | 190 of 191'],
    ['<Translations of="charts" />', 'French (France) | `frFR` | 4 of 7'],
  ])('expands %s to a table', (tag, row) => {
    expect(markdownOf(tag).replace(/ {2,}/g, ' ')).toContain(`| ${row}`);
  });
});
