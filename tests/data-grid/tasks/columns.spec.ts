import { hydrateDemo } from '../../support/demo.ts';
import { expect } from '../../support/fixtures.ts';
import { tryTasks } from '../support/tryTasks.ts';
import { columnOrdering, columnPinning, columnRecipes, columnVisibility } from './tasks.ts';

tryTasks(columnPinning, {
  async initial({ demo, cell }) {
    const scroller = demo.locator('.MuiDataGrid-virtualScroller');
    await expect(cell('Omar Moreau', 'guest')).toBeInViewport();
    await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(cell('B-2102', 'total')).toBeInViewport({ ratio: 1 });
    for (const field of ['id', 'actions']) await expect(cell('B-2102', field)).toBeInViewport({ ratio: 1 });
  },
});

tryTasks(columnVisibility, {
  async hidden({ page, button, showsColumns }) {
    await showsColumns('Product', 'Price');
    await button('Columns').click();
    await page.getByRole('checkbox', { name: 'Supplier' }).check();
    await showsColumns('Product', 'Price', 'Supplier');
  },
});

tryTasks(columnRecipes, {
  async saved({ page, button, showsColumns }) {
    const all = ['Order', 'Product', 'Customer', 'Country', 'Status'];
    await showsColumns(...all);
    await button('Columns').click();
    await page.getByRole('checkbox', { name: 'Customer' }).uncheck();
    await page.keyboard.press('Escape');
    await button('Reopen').click();
    await showsColumns('Order', 'Product', 'Country', 'Status');
    await page.reload();
    await hydrateDemo(page, 'SavedColumns');
    await showsColumns('Order', 'Product', 'Country', 'Status');
    await button('Reset columns').click();
    await showsColumns(...all);
  },
});

tryTasks(columnOrdering, {
  async keyboard({ page, header, focuses, press, showsColumns }) {
    await header('task').focus();
    await press('ArrowRight');
    await focuses(header('owner'));
    await press('Control+Enter');
    await page.getByRole('menuitem', { name: 'Move back' }).press('Enter');
    await showsColumns('Owner', 'Task', 'Hours');
    await focuses(header('owner'));
    await press('Control+Enter');
    await expect(page.getByRole('menuitem', { name: 'Move back' })).toBeDisabled();
  },
});
