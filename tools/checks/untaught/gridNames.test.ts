import { expect, it } from 'vitest';
import { gridNamesIn } from './gridNames.ts';

it.each([
  ["const columns = [{ field: 'name', flex: 1 }];", ['field', 'flex'], []],
  ['const money: GridColTypeDef<number> = { valueFormatter };', ['valueFormatter'], []],
  ['const columns = [{ width: 1, ...name }] satisfies GridColDef<Row>[];', ['width'], []],
  ['const style = { width: 1 };', [], []],
  ['apiRef.current?.setPage(0);', [], ['setPage']],
  ['gridRef.current!.setPage(0);', [], ['setPage']],
  ['const f = ({ api, id }) => api.getRow(id); params.api.getRow;', [], ['getRow']],
  ['inputRef.focus(); const [page, setPage] = React.useState(0);', [], []],
])('%s', (code, columns, methods) => {
  expect(gridNamesIn(code)).toEqual({ GridColDef: columns, GridApi: methods });
});
