import { expect } from '../../support/fixtures.ts';
import type { GridOnPage } from '../support/grid.ts';
import { type KeyTable, openDemo } from '../support/tryKeys.ts';
import { KEY_TESTER, reports } from './keyTester.ts';

const PAGE = '/x/react-data-grid/accessibility/';

/** A key moves the focus from the second row to another cell. */
const moves =
  (key: string, row: number, field = 'country') =>
  async ({ cell, focuses, press }: GridOnPage) => {
    await cell(1, 'country').click();
    await press(key);
    await focuses(cell(row, field));
  };

const movesHeader =
  (key: string, field: string) =>
  async ({ header, focuses, press }: GridOnPage) => {
    await header('country').focus();
    await press(key);
    await focuses(header(field));
  };

const opensMenu = async ({ page, header, press }: GridOnPage) => {
  await header('country').focus();
  await press('Control+Enter');
  await expect(page.getByRole('menu')).toBeVisible();
};

export const cellKeys: KeyTable = {
  page: PAGE,
  label: 'Move between cells, table',
  demo: KEY_TESTER,
  trials: {
    '↓': moves('ArrowDown', 2),
    '↑': async (grid) => {
      await moves('ArrowUp', 0)(grid);
      await grid.press('ArrowUp');
      await grid.focuses(grid.header('country'));
    },
    '→': moves('ArrowRight', 1, 'population'),
    '←': moves('ArrowLeft', 1, 'city'),
    Home: moves('Home', 1, '__check__'),
    End: moves('End', 1, 'population'),
    'Ctrl+Home': moves('Control+Home', 0, '__check__'),
    'Ctrl+End': moves('Control+End', 11, 'population'),
    'Page Down': moves('PageDown', 6),
    'Page Up': async (grid) => {
      await moves('PageDown', 6)(grid);
      await grid.press('PageUp');
      await grid.focuses(grid.cell(1, 'country'));
      await grid.press('PageUp');
      await grid.focuses(grid.cell(0, 'country'));
      await grid.press('PageUp');
      await grid.focuses(grid.header('country'));
    },
    Space: moves('Space', 6),
    Tab: async ({ demo, cell, press }) => {
      await cell(1, 'country').click();
      await press('Tab');
      await expect(demo.getByRole('combobox', { name: 'Rows per page' })).toBeFocused();
    },
  },
  elsewhere: {
    'Shift+Tab': {
      demo: 'data-grid/accessibility/density-toolbar',
      trial: async ({ page, demo, cell, focuses, press }) => {
        await cell(1, 'country').click();
        await press('Shift+Tab');
        await focuses(demo.getByRole('toolbar', { name: 'Row density' }));
        const withoutToolbar = await openDemo(page, KEY_TESTER);
        await withoutToolbar.cell(1, 'country').click();
        await press('Shift+Tab');
        await expect(withoutToolbar.demo.locator('[role="grid"] :focus')).toHaveCount(0);
      },
    },
  },
};

export const headerKeys: KeyTable = {
  page: PAGE,
  label: 'Use the column headers, table',
  demo: KEY_TESTER,
  trials: {
    '→': movesHeader('ArrowRight', 'population'),
    '←': movesHeader('ArrowLeft', 'city'),
    '↓': async ({ cell, header, focuses, press }) => {
      await header('country').focus();
      await press('ArrowDown');
      await focuses(cell(0, 'country'));
    },
    Home: movesHeader('Home', '__check__'),
    End: movesHeader('End', 'population'),
    Enter: async (grid) => {
      await grid.header('country').focus();
      for (const sorted of ['country asc', 'country desc', 'none']) {
        await grid.press('Enter');
        await reports(grid, 'Sorted', sorted);
      }
    },
    'Ctrl+Enter': opensMenu,
    'Esc in the column menu': async (grid) => {
      await opensMenu(grid);
      await grid.press('Escape');
      await expect(grid.page.getByRole('menu')).toHaveCount(0);
      await grid.focuses(grid.header('country'));
    },
  },
  elsewhere: {
    '↑': {
      demo: 'data-grid/column-groups/grouped-headers',
      trial: async ({ demo, header, focuses, press }) => {
        await header('women').focus();
        await press('ArrowUp');
        await focuses(demo.getByRole('columnheader', { name: 'Athletes' }));
      },
    },
    'Shift+Enter': {
      demo: 'data-grid/sorting/multi-sorting',
      trial: async ({ header, press }) => {
        await expect(header('priority')).toHaveAttribute('aria-sort', 'none');
        await header('priority').focus();
        await press('Shift+Enter');
        await expect(header('priority')).toHaveAttribute('aria-sort', 'ascending');
        await expect(header('team')).toHaveAttribute('aria-sort', 'ascending');
        await expect(header('hours')).toHaveAttribute('aria-sort', 'descending');
      },
    },
  },
};

export const expansionKeys: KeyTable = {
  page: PAGE,
  label: 'Expand rows, table',
  demo: 'data-grid/tree-data/file-explorer',
  trials: {
    'Space on a tree data parent': togglesFolder('Space'),
    'Enter on a tree data parent': togglesFolder('Enter'),
  },
  elsewhere: {
    'Space on a row group': {
      demo: 'data-grid/aggregation/group-totals',
      trial: async ({ cell, column, press }) => {
        await expect(column('item').filter({ hasText: 'Tent' })).toHaveCount(2);
        await cell(0, '__row_group_by_columns_group__').click();
        await press('Space');
        await expect(column('item').filter({ hasText: 'Tent' })).toHaveCount(1);
        await press('Space');
        await expect(column('item').filter({ hasText: 'Tent' })).toHaveCount(2);
      },
    },
    'Space on a detail panel toggle': {
      demo: 'data-grid/master-detail/ticket-messages',
      trial: async ({ demo, cell, focuses, press }) => {
        const panel = demo.getByRole('region', { name: 'Two desk lamps missing' });
        await cell('4157', 'id').click();
        await press('ArrowLeft');
        await focuses(cell('4157', '__detail_panel_toggle__'));
        await press('Space');
        await expect(panel).toBeVisible();
        await press('Space');
        await expect(panel).toHaveCount(0);
      },
    },
  },
};

function togglesFolder(key: string) {
  return async ({ cell, column, press }: GridOnPage) => {
    const files = column('__tree_data_group__').filter({ hasText: /^(?:index|parser)\.ts$/ });
    await expect(files).toHaveText(['index.ts', 'parser.ts']);
    await cell(/^src/, '__tree_data_group__').click();
    await press(key);
    await expect(files).toHaveCount(0);
    await press(key);
    await expect(files).toHaveCount(2);
  };
}
