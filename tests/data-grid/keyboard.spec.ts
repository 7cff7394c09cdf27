import { test } from '../support/fixtures.ts';
import * as columns from './keys/columns.ts';
import * as editing from './keys/editing.ts';
import * as filters from './keys/filters.ts';
import { KEY_TESTER, reports } from './keys/keyTester.ts';
import * as navigation from './keys/navigation.ts';
import * as rows from './keys/rows.ts';
import * as selection from './keys/selection.ts';
import { openDemo, tryKeys } from './support/tryKeys.ts';

for (const tables of [navigation, selection, editing, columns, rows, filters]) Object.values(tables).forEach(tryKeys);

test('arrow keys, Home and End move the focus, and Enter sorts', async ({ page }) => {
  const grid = await openDemo(page, KEY_TESTER);
  const { cell, header, focuses, press } = grid;
  await cell(1, 'city').click();
  await press('ArrowRight', 'ArrowDown');
  await focuses(cell(2, 'country'));
  await press('Home');
  await focuses(cell(2, '__check__'));
  await press('End');
  await focuses(cell(2, 'population'));
  await press('ArrowUp', 'ArrowUp', 'ArrowUp');
  await focuses(header('population'));
  await press('Enter');
  await reports(grid, 'Sorted', 'population asc');
});
