import { expect } from '../../support/fixtures.ts';
import type { GridOnPage } from '../support/grid.ts';
import type { KeyTable } from '../support/tryKeys.ts';

const TOGGLE = '__detail_panel_toggle__';

export const panelKeys: KeyTable = {
  page: '/x/react-data-grid/master-detail/',
  label: 'Accessibility, table',
  demo: 'data-grid/master-detail/address-form',
  trials: {
    Space: async (grid) => {
      await openPanel(grid);
      await grid.press('Space');
      await expect(grid.demo.getByRole('form')).toHaveCount(0);
    },
    Tab: async (grid) => {
      await openPanel(grid);
      await grid.press('Tab');
      await expect(grid.demo.getByRole('textbox', { name: 'Street' })).toBeFocused();
    },
    '↓': async (grid) => {
      await openPanel(grid);
      await grid.press('ArrowDown');
      await grid.focuses(grid.cell('Copperfield', TOGGLE));
    },
  },
};

async function openPanel({ demo, cell, focuses, press }: GridOnPage) {
  await cell('Alder & Co', 'name').click();
  await press('ArrowLeft');
  await focuses(cell('Alder & Co', TOGGLE));
  await press('Space');
  await expect(demo.getByRole('form', { name: 'Address of Alder & Co' })).toBeVisible();
}
