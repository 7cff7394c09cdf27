import { orders } from '#content/data/orders.ts';
import { expect } from '../../support/fixtures.ts';
import { tryTasks } from '../support/tryTasks.ts';
import { masterDetail, rowDefinition, rowOrdering, rowPinning, rowUpdates } from './tasks.ts';

tryTasks(rowDefinition, {
  async fetch({ demo, button, column, says }) {
    await expect(column('product')).toHaveCount(4);
    await button('Reload').click();
    await says("The orders couldn't be loaded.");
    await button('Try again').click();
    await expect(button('Reload')).toBeEnabled();
    await expect(demo.getByRole('alert')).toHaveCount(0);
    await expect(column('product')).toHaveCount(4);
  },
});

tryTasks(rowUpdates, {
  async scroll({ demo, button, cell }) {
    const scroller = demo.locator('.MuiDataGrid-virtualScroller');
    await scroller.evaluate((element) => element.scrollTo({ top: 530 }));
    await expect(cell('50', 'id')).toBeInViewport();
    const before = await cell('50', 'id').boundingBox();
    await button('Add two entries').click();
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(530 + 2 * 52);
    expect(await cell('50', 'id').boundingBox()).toEqual(before);
    await scroller.evaluate((element) => element.scrollTo({ top: 0 }));
    await expect(cell('62', 'id')).toBeInViewport();
  },
});

tryTasks(masterDetail, {
  async panel({ demo, cell }) {
    await expect(demo.getByRole('region')).toHaveAccessibleName('Delivery before noon?');
    const panel = demo.getByRole('region', { name: 'Two desk lamps missing' });
    await cell('4157', '__detail_panel_toggle__').getByRole('button', { name: 'Expand' }).click();
    await expect(panel).toContainText('The delivery contained four lamps. We ordered six.');
    await cell('4157', '__detail_panel_toggle__').getByRole('button', { name: 'Collapse' }).click();
    await expect(panel).toHaveCount(0);
    await expect(cell('4159', '__detail_panel_toggle__').getByRole('button')).toBeDisabled();
  },
});

tryTasks(rowOrdering, {
  async keyboard({ page, column, cell, focuses, press }) {
    await expect(column('city')).toHaveText(['Ghent', 'Lyon', 'Turin', 'Bologna']);
    await cell('Turin', 'city').click();
    await press('End');
    await focuses(cell('Turin', 'actions').getByRole('menuitem'));
    await press('Enter');
    await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');
    await expect(column('city')).toHaveText(['Ghent', 'Turin', 'Lyon', 'Bologna']);
  },
});

tryTasks(rowPinning, {
  async filtered({ demo, button, cell }) {
    const sum = (rows: typeof orders) =>
      rows.reduce((total, { quantity }) => total + quantity, 0).toLocaleString('en-US');
    await expect(cell('Total', 'quantity')).toHaveText(sum(orders));
    await button('Search').click();
    await demo.getByRole('searchbox').fill('lamp');
    await expect(cell('Total', 'quantity')).toHaveText(sum(orders.filter(({ product }) => product.includes('lamp'))));
  },
});
