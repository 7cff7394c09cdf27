import { expect, it } from 'vitest';
import type { ApiNames, ApiPlace } from '../../api-extractor/names.ts';
import type { Fence } from '../page.ts';
import { namesOfFence } from './namesOfFence.ts';

const places: Record<string, ApiPlace[]> = {
  DataGrid: [{ folder: 'data-grid', path: '/x/api/data-grid/data-grid', hash: '' }],
  Toolbar: [{ folder: 'data-grid', path: '/x/api/data-grid/toolbar', hash: '' }],
  ItemId: [
    { folder: 'charts', path: '/x/api/charts/types', hash: 'ItemId' },
    { folder: 'tree-view', path: '/x/api/tree-view/types', hash: 'ItemId' },
  ],
};
const api = { find: (name: string) => places[name] ?? [] } as Partial<ApiNames> as ApiNames;
const find = (code: string, name: string, path = '/x/introduction', language = 'tsx') =>
  namesOfFence(
    { code, language, lineCount: 1, line: 1, marks: { mark: [], ins: [], del: [] } } satisfies Fence,
    path,
    api,
  )?.(name);

it.each([
  ['an imported name', "import { Toolbar } from '@mui/x-data-grid';", 'Toolbar', '/x/api/data-grid/toolbar/'],
  [
    'a renamed import',
    "import {\n  DataGrid as Table,\n} from '@mui/x-data-grid-pro';",
    'Table',
    '/x/api/data-grid/data-grid/',
  ],
  [
    'a type import',
    "import type { ItemId } from '@mui/x-tree-view/models';",
    'ItemId',
    '/x/api/tree-view/types/#ItemId',
  ],
  ['a distinct name without an import', '<DataGrid />', 'DataGrid', '/x/api/data-grid/data-grid/'],
  ['a name that may mean something else', '<Toolbar />', 'Toolbar', undefined],
  ['a name of another package', "import { DataGrid } from 'other';", 'DataGrid', undefined],
  ['a declared name', 'function DataGrid() {}', 'DataGrid', undefined],
  ['a name of two products', 'ItemId', 'ItemId', undefined],
  ['an unknown name', '<DataTable />', 'DataTable', undefined],
])('%s is looked up in the reference', (_, code, name, url) => {
  expect(find(code, name)).toBe(url);
});

it('belongs to the product of the page', () => {
  expect(find('ItemId', 'ItemId', '/x/react-charts/legend')).toBe('/x/api/charts/types/#ItemId');
});

it('is not looked up in text', () => {
  expect(find('DataGrid', 'DataGrid', '/x/introduction', 'text')).toBeUndefined();
});
