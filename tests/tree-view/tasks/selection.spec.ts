import { expect } from '../../support/fixtures.ts';
import { tryTasks } from '../support/tryTasks.ts';
import { selection } from './tasks.ts';

tryTasks(selection, {
  async propagation({ row, selects }) {
    const box = (label: string) => row(label).locator('input');
    await box('Orders').click();
    await selects('Orders', 'Read', 'Change', 'Edit', 'Cancel');
    await box('Edit').click();
    await selects('Read', 'Cancel');
    await expect(box('Orders')).toHaveAttribute('data-indeterminate', 'true');
  },

  async leaves({ row, says }) {
    await row('Contracts').locator('input').click();
    await says('Documents to send: lease, insurance');
    await row('Lease').locator('input').click();
    await says('Documents to send: insurance');
  },

  async outside({ button, selects, says }) {
    await button('Select all').click();
    await selects('Sales', 'North', 'South', 'Stock');
    await says('4 of 4 selected');
    await button('Clear').click();
    await selects();
  },

  async none({ row, page, selects, opens }) {
    await row('Free over $50').click();
    await page.keyboard.press('Space');
    await selects();
    await row('Returns').click();
    await opens('Shipping', 'Returns');
  },

  async byCode({ button, selects }) {
    await button('Only coral').click();
    await selects('Coral');
    await button('Add gray').click();
    await selects('Coral', 'Gray');
  },
});
