import { expect } from '../../support/fixtures.ts';
import { tryTasks } from '../support/tryTasks.ts';
import { customization, focus, treeItem } from './tasks.ts';

tryTasks(focus, {
  async reveal({ button, focuses, opens }) {
    await button('Find the press').click();
    await opens('Factory', 'Hall 2');
    await focuses('Press');
  },
});

tryTasks(customization, {
  async fileExplorer({ row }) {
    await expect(row('logo.svg')).toContainText('2 kB');
    await expect(row('logo.svg').locator('.MuiTreeItem-label svg')).toBeVisible();
  },
});

tryTasks(treeItem, {
  async leafCheckboxes({ row, selects }) {
    await expect(row('Starters').locator('input')).toHaveCount(0);
    await row('Olives').locator('input').click();
    await selects('Olives');
  },

  async button({ row, button, selects, opens }) {
    await button('Show').click();
    await opens('KitchenHide');
    await selects();
    await row('Service').click();
    await selects('Service');
  },

  async selectChildren({ button, selects }) {
    await button('Select all').click();
    await selects('Apples', 'Pears');
  },
});
