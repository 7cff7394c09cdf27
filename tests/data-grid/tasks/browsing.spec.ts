import { expect } from '../../support/fixtures.ts';
import { tryTasks } from '../support/tryTasks.ts';
import { cellSelection, pagination, rowSelection, virtualization } from './tasks.ts';

tryTasks(pagination, {
  async url({ button, column, says }) {
    await says('/orders?page=3&size=5');
    const before = await column('id').allInnerTexts();
    await button('Go to next page').click();
    await says('/orders?page=4&size=5');
    expect(await column('id').allInnerTexts()).not.toEqual(before);
    await button('Go to previous page').click();
    await says('/orders?page=3&size=5');
    await expect(column('id')).toHaveText(before);
  },

  async server({ demo, button, column, says }) {
    await says(/^1–5 of 240$/);
    for (const range of [/^6–10 of/, /^11–15 of/]) {
      await button('Go to next page').click();
      await says(range);
      await expect(demo.getByRole('progressbar')).toHaveCount(0);
      await expect(column('id')).toHaveCount(5);
    }
    await button('Go to next page').click();
    await says('The orders couldn’t be loaded.');
    await button('Retry').click();
    await expect(column('id')).toHaveCount(5);
    await says(/^16–20 of/);
  },
});

tryTasks(rowSelection, {
  async server({ demo, button, cell, says }) {
    const check = (row: number) => cell(row, '__check__').getByRole('checkbox');
    const firstId = await cell(0, 'id').innerText();
    await check(0).check();
    await says('1 of 100 orders selected');
    await button('Go to next page').click();
    await expect(cell(0, 'id')).not.toHaveText(firstId);
    await expect(check(0)).not.toBeChecked();
    await check(1).check();
    await says('2 of 100 orders selected');
    await button('Go to previous page').click();
    await expect(cell(0, 'id')).toHaveText(firstId);
    await expect(check(0)).toBeChecked();
    await demo.getByRole('checkbox', { name: 'Select all rows' }).check();
    await says('100 of 100 orders selected');
    await check(1).uncheck();
    await says('99 of 100 orders selected');
  },
});

tryTasks(cellSelection, {
  async sum({ cell, says }) {
    await says('Select some numbers');
    await cell('Rent', 'plan').dragTo(cell('Supplies', 'actual'));
    await says('Count: 6 · Average: 493.3 · Sum: 2960');
  },
});

tryTasks(virtualization, {
  async rows({ demo, cell, column, press, says }) {
    await cell(0, 'product').click();
    await press('Control+End');
    await expect(cell(99_999, 'status')).toBeInViewport();
    await says(/^Rows in the DOM: \d{1,2} of 100,000$/);
    expect(await column('id').count()).toBeLessThan(50);
    await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
  },
});
