import { expect } from '../../support/fixtures.ts';
import type { GridOnPage } from '../support/grid.ts';
import type { KeyTable } from '../support/tryKeys.ts';

export const searchKeys: KeyTable = {
  page: '/x/react-data-grid/filtering/quick-filter/',
  label: 'Accessibility, table',
  demo: 'data-grid/filtering/quick-filter/quick-search',
  trials: {
    Esc: async ({ demo, button, press }) => {
      await button('Search').click();
      const field = demo.getByRole('searchbox');
      await field.fill('france');
      await press('Escape');
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
      await press('Escape');
      await expect(button('Search')).toBeFocused();
    },
  },
};

const headerFilter = ({ demo }: GridOnPage, field: string) =>
  demo.locator(`.MuiDataGrid-headerFilterRow [data-field="${field}"]`);

const focusFilter = async (grid: GridOnPage, field = 'seats') => {
  await grid.header(field).focus();
  await grid.press('ArrowDown');
  await grid.focuses(headerFilter(grid, field));
};

export const headerFilterKeys: KeyTable = {
  page: '/x/react-data-grid/filtering/header-filters/',
  label: 'Accessibility, table',
  demo: 'data-grid/filtering/header-filters/header-filters',
  trials: {
    '↓': async (grid) => {
      await focusFilter(grid);
      await grid.press('ArrowDown');
      await grid.focuses(grid.cell(0, 'seats'));
    },
    '↑': async (grid) => {
      await focusFilter(grid);
      await grid.press('ArrowUp');
      await grid.focuses(grid.header('seats'));
    },
    '← →': async (grid) => {
      await focusFilter(grid);
      await grid.press('ArrowLeft');
      await grid.focuses(headerFilter(grid, 'title'));
      await grid.press('ArrowRight', 'ArrowRight');
      await grid.focuses(headerFilter(grid, 'level'));
    },
    'Home End': async (grid) => {
      await focusFilter(grid);
      await grid.press('Home');
      await grid.focuses(headerFilter(grid, 'title'));
      await grid.press('End');
      await grid.focuses(headerFilter(grid, 'startsOn'));
    },
    Enter: async (grid) => {
      const input = headerFilter(grid, 'title').getByRole('textbox');
      await focusFilter(grid, 'title');
      await grid.press('Enter');
      await expect(input).toBeFocused();
      await grid.press('Enter');
      await expect(headerFilter(grid, 'title')).toBeFocused();
    },
    'Any character': async (grid) => {
      const input = headerFilter(grid, 'title').getByRole('textbox');
      await focusFilter(grid, 'title');
      await grid.press('Shift+R', 'Space');
      await expect(headerFilter(grid, 'title')).toBeFocused();
      await grid.press('r');
      await expect(input).toBeFocused();
      await expect(input).toHaveValue('r');
    },
    Esc: async (grid) => {
      const input = headerFilter(grid, 'title').getByRole('textbox');
      await focusFilter(grid, 'title');
      await grid.press('Enter');
      await input.fill('raku');
      await grid.press('Escape');
      await expect(headerFilter(grid, 'title')).toBeFocused();
      await expect(input).toHaveValue('raku');
      await expect(grid.column('title')).toHaveText(['Raku firing']);
    },
    'Ctrl+Enter': async (grid) => {
      await focusFilter(grid, 'title');
      await grid.press('Control+Enter');
      await expect(grid.page.getByRole('menuitem', { name: 'Does not contain', exact: true })).toBeVisible();
    },
  },
};
