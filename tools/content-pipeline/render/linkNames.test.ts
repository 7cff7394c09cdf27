import type { ElementContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';
import { linkNames } from './linkNames.ts';

const KNOWN = new Map([
  ['DataGrid', '/grid/'],
  ['GridColDef', '/column/'],
  ['toolbar', '/toolbar/'],
]);

/** The code with links in brackets. */
function shown(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const text = node.children.map(shown).join('');
  return node.tagName === 'a' ? `[${text}](${String(node.properties['href'])})` : text;
}

const link = (code: string) =>
  linkNames(highlight(code, 'tsx'), (name) => KNOWN.get(name))
    .map((line) => line.map(shown).join(''))
    .join('\n');

describe('names in code', () => {
  it('link once in the imports and once below', () => {
    const code =
      "import { DataGrid } from '@mui/x-data-grid';\nimport {\n  GridColDef,\n} from '@mui/x-data-grid';\n\nconst a: GridColDef[] = [];\nconst b: GridColDef = 1;\nreturn <DataGrid>x</DataGrid>;";
    expect(link(code)).toBe(
      "import { [DataGrid](/grid/) } from '@mui/x-data-grid';\nimport {\n  [GridColDef](/column/),\n} from '@mui/x-data-grid';\n\nconst a: [GridColDef](/column/)[] = [];\nconst b: GridColDef = 1;\nreturn <[DataGrid](/grid/)>x</DataGrid>;",
    );
  });

  it.each(['// DataGrid', "'DataGrid'", 'a.DataGrid', 'MyDataGrid', '<a toolbar={1} />', '({ toolbar: 1 })'])(
    'are left alone in %s',
    (code) => {
      expect(link(code)).toBe(code);
    },
  );
});
