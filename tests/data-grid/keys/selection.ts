import { expect } from '../../support/fixtures.ts';
import type { GridOnPage } from '../support/grid.ts';
import type { KeyTable } from '../support/tryKeys.ts';
import { KEY_TESTER, reports } from './keyTester.ts';

const readClipboard = ({ page }: GridOnPage) => page.evaluate(() => navigator.clipboard.readText());

export const selectionKeys: KeyTable = {
  page: '/x/react-data-grid/accessibility/',
  label: 'Select and copy, table',
  demo: KEY_TESTER,
  trials: {
    'Shift+Space': async (grid) => {
      await grid.cell(1, 'country').click();
      await grid.press('Shift+Space');
      await reports(grid, 'Selected', '2');
      await grid.press('Shift+Space');
      await reports(grid, 'Selected', 'none');
    },
    'Space on a checkbox': async (grid) => {
      await grid.cell(1, 'city').click();
      await grid.press('ArrowLeft');
      await grid.focuses(grid.cell(1, '__check__'));
      await grid.press('Space');
      await reports(grid, 'Selected', '2');
      await grid.press('Space');
      await reports(grid, 'Selected', 'none');
    },
    'Space on the header checkbox': async (grid) => {
      await grid.header('city').focus();
      await grid.press('ArrowLeft');
      await grid.focuses(grid.header('__check__'));
      await grid.press('Space');
      await reports(grid, 'Selected', 'all');
      await grid.press('Space');
      await reports(grid, 'Selected', 'none');
    },
    'Shift+↓': async (grid) => {
      await grid.cell(1, 'country').click();
      await grid.press('Shift+Space', 'Shift+ArrowDown');
      await grid.focuses(grid.cell(2, 'country'));
      await reports(grid, 'Selected', '2, 3');
      await grid.press('Shift+ArrowUp');
      await grid.focuses(grid.cell(1, 'country'));
      await reports(grid, 'Selected', '2');
    },
    'Shift+↑': async (grid) => {
      await grid.cell(3, 'country').click();
      await grid.press('Shift+Space', 'Shift+ArrowUp');
      await grid.focuses(grid.cell(2, 'country'));
      await reports(grid, 'Selected', '4, 3');
      await grid.press('Shift+ArrowDown');
      await grid.focuses(grid.cell(3, 'country'));
      await reports(grid, 'Selected', '4');
    },
    'Shift+Page Down': async (grid) => {
      await grid.cell(1, 'country').click();
      await grid.press('Shift+PageDown');
      await grid.focuses(grid.cell(6, 'country'));
      await reports(grid, 'Selected', '2, 3, 4, 5, 6, 7');
    },
    'Shift+Page Up': async (grid) => {
      await grid.cell(1, 'country').click();
      await grid.press('PageDown');
      await grid.focuses(grid.cell(6, 'country'));
      await grid.press('Shift+PageUp');
      await grid.focuses(grid.cell(1, 'country'));
      await reports(grid, 'Selected', '2, 3, 4, 5, 6, 7');
    },
    'Shift+Home': async (grid) => {
      await grid.cell(2, 'country').click();
      await grid.press('Shift+Home');
      await grid.focuses(grid.cell(0, '__check__'));
      await reports(grid, 'Selected', '1, 2, 3');
    },
    'Shift+End': async (grid) => {
      await grid.cell(2, 'country').click();
      await grid.press('PageDown');
      await grid.focuses(grid.cell(7, 'country'));
      await grid.press('Shift+End');
      await grid.focuses(grid.cell(11, 'population'));
      await reports(grid, 'Selected', '8, 9, 10, 11, 12');
    },
    'Ctrl+A': async (grid) => {
      await grid.cell(2, 'country').click();
      await grid.press('Control+a');
      await reports(grid, 'Selected', 'all');
    },
    'Ctrl+C': async (grid) => {
      await grid.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await grid.cell(2, 'country').click();
      await grid.press('Control+c');
      await expect.poll(() => readClipboard(grid)).toBe('Kenya');
      await grid.press('Shift+Space', 'Control+c');
      await expect.poll(() => readClipboard(grid)).toBe('Nairobi\tKenya\t4,397,000');
    },
  },
};

const selected = ({ demo }: GridOnPage) => demo.locator('[role="gridcell"].Mui-selected');

const selectTwo = async (grid: GridOnPage) => {
  await grid.cell('South', 'jan').click();
  await grid.press('Shift+ArrowRight');
  await expect(selected(grid)).toHaveText(['35', '40']);
};

export const cellSelectionKeys: KeyTable = {
  page: '/x/react-data-grid/cell-selection/',
  label: 'Turn on cell selection, table 2',
  demo: 'data-grid/cell-selection/select-cells',
  trials: {
    'Shift+→, ←, ↑ or ↓': async (grid) => {
      await selectTwo(grid);
      await grid.press('Shift+ArrowDown');
      await expect(selected(grid)).toHaveText(['35', '40', '58', '61']);
      await grid.press('Shift+ArrowUp', 'Shift+ArrowLeft');
      await expect(selected(grid)).toHaveText(['35']);
      await grid.focuses(grid.cell('South', 'jan'));
    },
    '→, ←, ↑, ↓, Home, End, Page Up, Page Down or Space': async (grid) => {
      for (const key of [
        'ArrowRight',
        'ArrowLeft',
        'ArrowUp',
        'ArrowDown',
        'Home',
        'End',
        'PageUp',
        'PageDown',
        'Space',
      ]) {
        await selectTwo(grid);
        await grid.press(key);
        await expect(selected(grid)).toHaveCount(0);
        await expect
          .poll(() => grid.cell('South', 'jan').evaluate((cell) => cell === document.activeElement))
          .toBe(false);
      }
    },
    'Shift+Space': async (grid) => {
      const row = grid.demo.locator('[role="row"][aria-selected="true"]');
      await selectTwo(grid);
      await grid.press('Shift+Space');
      await expect(row).toContainText('South');
      await expect(selected(grid)).toHaveText(['35', '40']);
      await grid.press('Shift+Space');
      await expect(row).toHaveCount(0);
    },
    'Ctrl+C, Cmd+C': async (grid) => {
      await grid.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await selectTwo(grid);
      await grid.press('Control+c');
      await expect.poll(() => readClipboard(grid)).toBe('35\t40');
    },
  },
};
