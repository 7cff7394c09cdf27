import type { Locator } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import type { GridOnPage } from '../support/grid.ts';
import type { KeyTable } from '../support/tryKeys.ts';

const item = ({ page }: GridOnPage, name: string) => page.getByRole('menuitem', { name, exact: true });

const openMenu = async ({ page, header, press }: GridOnPage, key = 'Control+Enter') => {
  await header('city').focus();
  await press(key);
  await expect(page.getByRole('menu')).toBeFocused();
};

const opensMenu = async (grid: GridOnPage) => {
  await openMenu(grid, 'Control+Enter');
  await grid.press('Escape');
  await expect(grid.page.getByRole('menu')).toHaveCount(0);
  await openMenu(grid, 'Meta+Enter');
};

const closesMenu = async (grid: GridOnPage, key: string) => {
  await openMenu(grid);
  await grid.press(key);
  await expect(grid.page.getByRole('menu')).toHaveCount(0);
  await grid.focuses(grid.header('city'));
};

export const menuKeys: KeyTable = {
  page: '/x/react-data-grid/column-menu/',
  label: 'Accessibility, table',
  demo: 'data-grid/column-menu/default-menu',
  trials: {
    'Ctrl+Enter or Cmd+Enter': opensMenu,
    '↓ ↑': async (grid) => {
      await openMenu(grid);
      await grid.press('ArrowDown', 'ArrowDown');
      await expect(item(grid, 'Sort by DESC')).toBeFocused();
      await grid.press('ArrowUp');
      await expect(item(grid, 'Sort by ASC')).toBeFocused();
    },
    'Home End': async (grid) => {
      await openMenu(grid);
      await grid.press('End');
      await expect(item(grid, 'Manage columns')).toBeFocused();
      await grid.press('Home');
      await expect(item(grid, 'Sort by ASC')).toBeFocused();
    },
    'A letter': async (grid) => {
      await openMenu(grid);
      await grid.press('h');
      await expect(item(grid, 'Hide column')).toBeFocused();
    },
    'Enter or Space': async (grid) => {
      // The first item is "Sort by ASC", and "Sort by DESC" when the column is sorted that way.
      for (const [key, sorted] of [
        ['Enter', 'ascending'],
        ['Space', 'descending'],
      ] as const) {
        await openMenu(grid);
        await grid.press('ArrowDown', key);
        await expect(grid.header('city')).toHaveAttribute('aria-sort', sorted);
        await expect(grid.page.getByRole('menu')).toHaveCount(0);
      }
    },
    'Esc or Tab': async (grid) => {
      await closesMenu(grid, 'Escape');
      await closesMenu(grid, 'Tab');
    },
  },
};

/** A key moves the focus from a header to another place. */
const movesTo = async ({ focuses, press }: GridOnPage, from: Locator, key: string, to: Locator) => {
  await from.focus();
  await press(key);
  await focuses(to);
};

export const columnHeaderKeys: KeyTable = {
  page: '/x/react-data-grid/column-header/',
  label: 'Accessibility, table',
  demo: 'data-grid/column-menu/default-menu',
  trials: {
    '← →': async (grid) => {
      await movesTo(grid, grid.header('city'), 'ArrowLeft', grid.header('museum'));
      await grid.press('ArrowRight');
      await grid.focuses(grid.header('city'));
    },
    'Home End': async (grid) => {
      await movesTo(grid, grid.header('city'), 'Home', grid.header('museum'));
      await grid.press('End');
      await grid.focuses(grid.header('visitors'));
    },
    '↓': (grid) => movesTo(grid, grid.header('city'), 'ArrowDown', grid.cell(0, 'city')),
    Enter: async ({ header, press }) => {
      await header('city').focus();
      await press('Enter');
      await expect(header('city')).toHaveAttribute('aria-sort', 'ascending');
    },
    'Ctrl+Enter or Cmd+Enter': opensMenu,
  },
};

const group = ({ demo }: GridOnPage, name: string) => demo.getByRole('columnheader', { name, exact: true });

export const groupKeys: KeyTable = {
  page: '/x/react-data-grid/column-groups/',
  label: 'Accessibility, table',
  demo: 'data-grid/column-groups/nested-groups',
  trials: {
    '↑': (grid) => movesTo(grid, group(grid, 'Second half'), 'ArrowUp', group(grid, '2025')),
    '↓': async (grid) => {
      await movesTo(grid, group(grid, '2025'), 'ArrowDown', group(grid, 'First half'));
      await grid.press('ArrowDown');
      await grid.focuses(grid.header('q1'));
    },
    '←, →': async (grid) => {
      await movesTo(grid, group(grid, 'First half'), 'ArrowRight', group(grid, 'Second half'));
      await grid.press('ArrowLeft');
      await grid.focuses(group(grid, 'First half'));
    },
    'Home, End': async (grid) => {
      // The first and the last cell in the row of the group.
      const cells = grid.demo.locator('[role="row"][aria-rowindex="2"] [role="columnheader"]');
      await movesTo(grid, group(grid, 'First half'), 'Home', cells.first());
      await grid.press('End');
      await grid.focuses(cells.last());
    },
  },
};

export const spanKeys: KeyTable = {
  page: '/x/react-data-grid/column-spanning/',
  label: 'Accessibility, table',
  demo: 'data-grid/column-spanning/room-bookings',
  trials: {
    '→': async ({ cell, focuses, press }) => {
      await cell('Atlas', '9:00').click();
      await press('ArrowRight');
      await focuses(cell('Atlas', '11:00'));
    },
    '←': async ({ cell, focuses, press }) => {
      await cell('Atlas', '11:00').click();
      await press('ArrowLeft');
      await focuses(cell('Atlas', '9:00'));
      await press('ArrowLeft');
      await focuses(cell('Atlas', 'room'));
    },
    '↓ ↑': async ({ cell, focuses, press }) => {
      await cell('Atlas', '11:00').click();
      await press('ArrowDown');
      await focuses(cell('Beacon', '10:00'));
      await press('ArrowDown');
      await focuses(cell('Cedar', '10:00'));
      await press('ArrowUp', 'ArrowUp');
      await focuses(cell('Atlas', '9:00'));
    },
  },
};
