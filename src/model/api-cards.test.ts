import { expect, it } from 'vitest';
import { nameInCode } from './api-cards.ts';

it.each([
  ['rows', 'rows'],
  ['<DataGrid />', 'DataGrid'],
  ['density="compact"', 'density'],
  ['sortModel={[{ field: 1 }]}', 'sortModel'],
  ['sortable: false', 'sortable'],
  ['setPage(1)', 'setPage'],
  ['apiRef.current.setPage()', 'setPage'],
  ['params.sortModel', undefined],
  ['rows and columns', undefined],
  ["'asc'", undefined],
])('the name in %s is %s', (code, name) => {
  expect(nameInCode(code)?.name).toBe(name);
});

it('knows slots', () => {
  expect(nameInCode('slots.toolbar')).toEqual({ name: 'toolbar', isSlot: true });
  expect(nameInCode('slotProps.toolbar')).toEqual({ name: 'toolbar', isSlot: true });
  expect(nameInCode('slotProps')).toEqual({ name: 'slotProps', isSlot: false });
});
