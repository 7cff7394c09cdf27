import { expect } from '../../support/fixtures.ts';
import type { GridOnPage } from '../support/grid.ts';
import type { KeyTable } from '../support/tryKeys.ts';

const PAGE = '/x/react-data-grid/editing/';
/** Drinks with a price and a note that can be edited. */
const CELLS = 'data-grid/editing/editable-cells';
/** Rooms; guest, nights and board are edited together. */
const ROWS = 'data-grid/editing/row-editing';

const startsWith =
  (key: string, value: string) =>
  async ({ cell, editor, press }: GridOnPage) => {
    await cell('Iced tea', 'note').click();
    await press(key);
    await expect(editor('note')).toBeFocused();
    await expect(editor('note')).toHaveValue(value);
  };

export const startKeys: KeyTable = {
  page: PAGE,
  label: 'Start editing, table',
  demo: CELLS,
  trials: {
    Enter: startsWith('Enter', 'Summer only'),
    'Backspace or Delete': async (grid) => {
      await startsWith('Backspace', '')(grid);
      await grid.press('Escape');
      await startsWith('Delete', '')(grid);
    },
    'A printable character': startsWith('w', 'w'),
    'Ctrl+V, Cmd+V': async (grid) => {
      await grid.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await grid.page.evaluate(() => navigator.clipboard.writeText('All year'));
      await startsWith('Control+v', 'All year')(grid);
    },
  },
};

const editNote = async ({ cell, editor }: GridOnPage) => {
  await cell('Flat white', 'note').dblclick();
  await editor('note').fill('Popular');
};

export const stopCellKeys: KeyTable = {
  page: PAGE,
  label: 'Stop editing, table',
  demo: CELLS,
  trials: {
    Esc: async (grid) => {
      await editNote(grid);
      await grid.press('Escape');
      await expect(grid.cell('Flat white', 'note')).toHaveText('');
      await grid.focuses(grid.cell('Flat white', 'note'));
    },
    Enter: async (grid) => {
      await editNote(grid);
      await grid.press('Enter');
      await expect(grid.cell('Flat white', 'note')).toHaveText('Popular');
      await grid.focuses(grid.cell('Hot chocolate', 'note'));
    },
    Tab: async ({ cell, editor, focuses, press }) => {
      await cell('Flat white', 'price').dblclick();
      await editor('price').fill('4.5');
      await press('Tab');
      await expect(cell('Flat white', 'price')).toHaveText('4.5');
      await focuses(cell('Flat white', 'note'));
    },
    'Shift+Tab': async (grid) => {
      await editNote(grid);
      await grid.press('Shift+Tab');
      await expect(grid.cell('Flat white', 'note')).toHaveText('Popular');
      await grid.focuses(grid.cell('Flat white', 'price'));
    },
  },
};

/** Opens the row and changes two of its fields; the focus ends in the guest's name. */
const editBooking = async ({ cell, editor }: GridOnPage) => {
  await cell('204', 'guest').dblclick();
  await editor('nights').fill('6');
  await editor('guest').fill('Kei Tanaka');
};

const savesBooking = async ({ cell, editor }: GridOnPage) => {
  await expect(editor('guest')).toHaveCount(0);
  await expect(cell('204', 'guest')).toHaveText('Kei Tanaka');
  await expect(cell('204', 'nights')).toHaveText('6');
};

export const stopRowKeys: KeyTable = {
  page: PAGE,
  label: 'Stop editing, table',
  demo: ROWS,
  trials: {
    Esc: async (grid) => {
      await editBooking(grid);
      await grid.press('Escape');
      await expect(grid.editor('guest')).toHaveCount(0);
      await expect(grid.cell('204', 'guest')).toHaveText('Mei Tanaka');
      await expect(grid.cell('204', 'nights')).toHaveText('5');
    },
    Enter: async (grid) => {
      await editBooking(grid);
      await grid.press('Enter');
      await savesBooking(grid);
      await grid.focuses(grid.cell('207', 'guest'));
    },
    Tab: async (grid) => {
      await editBooking(grid);
      await grid.press('Tab');
      await expect(grid.editor('nights')).toBeFocused();
      await grid.press('Tab');
      await grid.focuses(grid.cell('204', 'board'));
      await expect(grid.editor('guest')).toHaveCount(1);
      await grid.press('Tab');
      await savesBooking(grid);
    },
    'Shift+Tab': async (grid) => {
      await editBooking(grid);
      await grid.press('Tab');
      await expect(grid.editor('nights')).toBeFocused();
      await grid.press('Shift+Tab');
      await expect(grid.editor('guest')).toBeFocused();
      await grid.press('Shift+Tab');
      await savesBooking(grid);
    },
  },
};

const editBio = async ({ page, cell }: GridOnPage, text = 'Draws maps.') => {
  const input = page.getByRole('textbox', { name: 'Bio' });
  await cell('Luis Moreno', 'bio').dblclick();
  await expect(input).toBeFocused();
  await input.fill(text);
  return input;
};

export const multilineKeys: KeyTable = {
  page: '/x/react-data-grid/recipes-editing/',
  label: 'Edit several lines of text, table',
  demo: 'data-grid/recipes-editing/multiline-editor',
  trials: {
    Enter: async (grid) => {
      const input = await editBio(grid);
      await grid.press('Enter');
      await expect(input).toHaveValue('Draws maps.\n');
    },
    'Ctrl+Enter, Cmd+Enter': async (grid) => {
      for (const [key, text] of [
        ['Control+Enter', 'Draws maps.'],
        ['Meta+Enter', 'Sells maps.'],
      ] as const) {
        const input = await editBio(grid, text);
        await grid.press(key);
        await expect(input).toHaveCount(0);
        await expect(grid.cell('Luis Moreno', 'bio')).toHaveText(text);
      }
    },
    Tab: async (grid) => {
      const input = await editBio(grid);
      await grid.press('Tab');
      await expect(input).toHaveCount(0);
      await expect(grid.cell('Luis Moreno', 'bio')).toHaveText('Draws maps.');
      // The bio is the last cell of its row.
      await grid.focuses(grid.cell('Ingrid Dahl', 'speaker'));
    },
    Esc: async (grid) => {
      const input = await editBio(grid);
      await grid.press('Escape');
      await expect(input).toHaveCount(0);
      await expect(grid.cell('Luis Moreno', 'bio')).toHaveText('Writes about maps and cities.');
    },
  },
};
