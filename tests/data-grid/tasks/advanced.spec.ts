import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createEmployees } from '#content/data/employees.ts';
import { films } from '#content/data/films.ts';
import { createOrders, orders } from '#content/data/orders.ts';
import { expect, test } from '../../support/fixtures.ts';
import { tryTasks } from '../support/tryTasks.ts';
import {
  apiObject,
  clipboard,
  components,
  componentsFilterPanel,
  componentsQuickFilter,
  componentsToolbar,
  events,
  exporting,
  features,
  listView,
  overlays,
  pivoting,
  recipesRowGrouping,
  rowGrouping,
  scrolling,
  serverSideData,
  serverSideDataAggregation,
  serverSideDataRowGrouping,
  serverSideDataTreeData,
  state,
  style,
} from './advancedTasks.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The field of the column that the grid adds for row groups. */
const GROUP = '__row_group_by_columns_group__';

const copy = (page: Page, text: string) => page.evaluate((value) => navigator.clipboard.writeText(value), text);

tryTasks(features, {
  async featureCatalog({ button, cell, column }) {
    await button('Premium').click();
    await expect(cell(0, 'plan')).toHaveText('Premium');
    await expect(column('plan').filter({ hasNotText: 'Premium' })).toHaveCount(0);
  },
});

tryTasks(rowGrouping, {
  async groupByYearRange({ column }) {
    await expect(column(GROUP)).toHaveText(['1950s (2)', '', '', '1960s (1)', '', '1970s (1)', '']);
    await expect(column('film')).toHaveText(['', 'Rashomon', 'Vertigo', '', 'Playtime', '', 'Stalker']);
  },

  async expandProgrammatically({ button, column, says }) {
    await expect(column('drink')).toHaveText(['', '']);
    await button('Expand all').click();
    await expect(column('drink')).toHaveText(['', 'Espresso', 'Cortado', '', 'Sencha', 'Rooibos']);
    await says('Tea was expanded');
    await button('Collapse all').click();
    await expect(column('drink')).toHaveText(['', '']);
  },
});

tryTasks(recipesRowGrouping, {
  async toggleOnClick({ cell, column }) {
    await cell('Harbor (2)', 'seats').click();
    await expect(column('course')).toHaveText(['', 'Oceanography', 'Naval history', '']);
    await cell('Harbor (2)', 'seats').click();
    await expect(column('course')).toHaveText(['', '']);
  },

  async keepExpanded({ button, cell, column }) {
    await cell('Produce (2)', GROUP).getByRole('button').click();
    await expect(column('stock')).toHaveText(['', '', '80', '22']);
    await button('Receive delivery').click();
    await expect(column('stock')).toHaveText(['', '', '90', '32']);
  },

  async sortByGroupSize({ column, header }) {
    const groups = ['Paper (30)', 'Furniture (26)', 'Writing (19)', 'Lighting (13)', 'Meeting (12)'];
    await expect(column(GROUP)).toHaveText(groups);
    await header(GROUP).click();
    await expect(column(GROUP)).toHaveText(groups.toReversed());
  },
});

tryTasks(pivoting, {
  async presetPivots({ demo, button }) {
    const group = demo.getByRole('columnheader', { name: 'Furniture' });
    await expect(demo.getByRole('row').filter({ hasText: /Paper.*329/ })).toBeVisible();
    await expect(group).toHaveCount(0);
    await button('Average by status').click();
    await expect(group).toBeVisible();
    await expect(demo.getByRole('row').filter({ hasText: 'Returned' })).toBeVisible();
  },
});

tryTasks(exporting, {
  async jsonExport({ page, button, header }) {
    await header('length').click();
    const [download] = await Promise.all([page.waitForEvent('download'), button('Download JSON').click()]);
    expect(download.suggestedFilename()).toBe('films.json');
    const saved: typeof films = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(saved).toEqual(films.toSorted((a, b) => a.length - b.length));
  },
});

tryTasks(clipboard, {
  async pasteCells({ page, cell, column, press }) {
    await copy(page, '1\t2\n3\t4');
    await cell('Research', 'jan').click();
    await press('Control+V');
    await expect(column('jan')).toHaveText(['4,200', '1', '3', '2,700', '4,900']);
    await expect(column('feb')).toHaveText(['3,800', '2', '4', '3,300', '4,500']);
  },

  async confirmPaste({ page, cell, column, press }) {
    const dialog = page.getByRole('dialog', { name: 'Paste 2 cells?' });
    await copy(page, '1\n3');
    for (const [choice, stock] of [
      ['Cancel', ['40', '18']],
      ['Paste', ['1', '3']],
    ] as const) {
      await cell('A-01', 'stock').click();
      await press('Control+V');
      await dialog.getByRole('button', { name: choice }).click();
      await expect(dialog).toHaveCount(0);
      await expect(column('stock')).toHaveText([...stock, '75', '9', '52']);
    }
  },
});

tryTasks(scrolling, {
  async findOrder({ page, demo, cell, focuses }) {
    await expect(cell('10090', 'id')).toHaveCount(0);
    await demo.getByRole('combobox', { name: 'Find order' }).fill('10090');
    await page.getByRole('option', { name: /10090/ }).click();
    await focuses(cell('10090', 'id'));
    await expect(cell('10090', 'id')).toBeInViewport();
  },
});

tryTasks(listView, {
  async contactCards({ demo, cell }) {
    for (const [index, { name, role, city }] of createEmployees(3).entries()) {
      await expect(cell(index, 'card')).toContainText(`${name}${role}, ${city}`);
    }
    await expect(demo.getByRole('columnheader')).toHaveCount(0);
  },

  async editInDialog({ page, button, cell }) {
    const dialog = page.getByRole('dialog', { name: 'Edit task' });
    await button('Edit Order flowers').click();
    await dialog.getByLabel('Title').fill('Order roses');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(cell(2, 'task')).toContainText('Order roses');
  },
});

tryTasks(serverSideData, {
  async editWithConflicts({ button, cell, editor, press, says }) {
    await expect(cell('Hex bolt M8', 'stock')).toHaveText('900');
    await button('Simulate an edit by a colleague').click();
    await cell('Hex bolt M8', 'stock').dblclick();
    await editor('stock').fill('800');
    await press('Enter');
    await says('A colleague changed the stock to 850.');
    await button('Discard and reload').click();
    await expect(cell('Hex bolt M8', 'stock')).toHaveText('850');
  },

  async retryAfterError({ button, column }) {
    await expect(column('id')).toHaveText(['10001', '10002', '10003', '10004', '10005']);
    await button('Go to next page').click();
    await button('Retry').click();
    await expect(column('id')).toHaveText(['10006', '10007', '10008', '10009', '10010']);
    await expect(button('Retry')).toHaveCount(0);
  },
});

tryTasks(serverSideDataTreeData, {
  async lazyOrgChart({ cell }) {
    const employees = createEmployees(150);
    const [manager] = employees.filter(({ managerId }) => managerId === 1);
    const [report] = employees.filter(({ managerId }) => managerId === manager?.id);
    await expect(cell(0, '__tree_data_group__')).toContainText(manager?.name ?? '?');
    await cell(0, '__tree_data_group__').getByRole('button').click();
    await expect(cell(1, '__tree_data_group__')).toContainText(report?.name ?? '?');
  },
});

tryTasks(serverSideDataRowGrouping, {
  async failingGroup({ button, cell, says }) {
    await cell(0, GROUP).getByRole('button').click();
    await says(/^Could not load \w+\.$/);
    await expect(cell(1, 'customer')).toHaveText('');
    await button('Retry').click();
    await expect(cell(1, 'customer')).toHaveText(/\w/);
  },
});

tryTasks(serverSideDataAggregation, {
  async footerTotals({ cell, says }) {
    await expect(cell(0, 'product')).toHaveText('Drawing pad');
    await says(
      createOrders(500)
        .reduce((total, { quantity }) => total + quantity, 0)
        .toLocaleString('en-US'),
    );
  },
});

tryTasks(componentsToolbar, {
  async addRecord({ page, button, column }) {
    const dialog = page.getByRole('dialog', { name: 'Add guest' });
    await button('Add guest').click();
    await dialog.getByLabel('Name').fill('Mei Tanaka');
    await dialog.getByLabel('Table').fill('Terrace');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(column('name')).toHaveText(['Ines Costa', 'Jonas Berg', 'Leila Haddad', 'Mei Tanaka']);
  },
});

tryTasks(componentsQuickFilter, {
  async searchShortcut({ demo, cell, column, press }) {
    const search = demo.getByPlaceholder('Name or department');
    await expect(search).toBeHidden();
    await cell(0, 'name').click();
    await press('Alt+KeyS');
    await expect(search).toBeFocused();
    await search.fill('Engineering');
    await expect(column('department').filter({ hasNotText: 'Engineering' })).toHaveCount(0);
    await expect(cell(0, 'department')).toHaveText('Engineering');
  },
});

tryTasks(componentsFilterPanel, {
  async filterCount({ page, button, column }) {
    await expect(column('course')).toHaveText(['Pottery', 'Linocut', 'Weaving']);
    await button('Filters, 1 active').click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(button('Filters, 0 active')).toBeVisible();
    await expect(column('course')).toHaveText(['Pottery', 'Bookbinding', 'Linocut', 'Weaving']);
  },
});

tryTasks(style, {
  async rowStatus({ cell }) {
    await expect(cell('10001', 'status')).toHaveText('Returned');
    await expect(cell('10001', 'status').locator('..')).toHaveCSS('background-color', 'rgba(211, 47, 47, 0.12)');
    await expect(cell('10004', 'status').locator('..')).toHaveCSS('background-color', 'rgba(237, 108, 2, 0.12)');
  },
});

tryTasks(overlays, {
  async customNoRows({ button, column, says }) {
    await says('You’re all caught up');
    await button('Add a task').click();
    await expect(column('title')).toHaveText(['Plan the next sprint']);
  },

  async customNoResults({ button, cell, says }) {
    await says('No city matches “Paris”');
    await button('Clear the filter').click();
    await expect(cell(0, 'city')).toHaveText('Lisbon');
  },
});

tryTasks(components, {
  async numberedPages({ button, column }) {
    await button('Go to page 3').click();
    await expect(column('product')).toHaveText(orders.slice(10, 15).map(({ product }) => product));
  },

  async rowContextMenu({ page, cell, column }) {
    await cell('Book the band', 'task').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Remove task' }).click();
    await expect(column('owner')).toHaveText(['Ines', 'Freya', 'Jonas']);
  },
});

tryTasks(apiObject, {
  async resetToolbar({ button, column }) {
    await expect(column('quantity')).toHaveText(['24', '24', '5', '5', '4']);
    await button('Clear sorting and filters').click();
    await expect(column('quantity')).toHaveText(['24', '24', '4', '5', '5']);
  },

  async pageButtons({ button, column, says }) {
    await button('Last page').click();
    await says('16–20 of 20');
    await expect(column('id')).toHaveText(['10016', '10017', '10018', '10019', '10020']);
    await button('First page').click();
    await says('1–5 of 20');
  },

  async codeOnlySorting({ button, column, header }) {
    await button('Longest distance').click();
    await expect(column('km')).toHaveText(['203', '176', '148', '131']);
    await header('peaks').click();
    await expect(column('km')).toHaveText(['203', '176', '148', '131']);
    await button('Most peaks').click();
    await expect(column('peaks')).toHaveText(['15', '12', '9', '7']);
  },
});

tryTasks(events, {
  async rowDetails({ cell, says }) {
    await cell('10003', 'product').click();
    await says('Copperfield ordered from Canada.');
  },

  async checkboxLog({ demo, cell, says }) {
    await cell('10002', '__check__').getByRole('checkbox').check();
    await says('Order 10002 selected.');
    await demo.getByRole('checkbox', { name: 'Select all rows' }).click();
    await says('All orders selected.');
  },

  async modifiedDoubleClick({ cell, editor }) {
    await cell('Warehouse', 'limit').dblclick();
    await expect(editor('limit')).toHaveCount(0);
    await cell('Warehouse', 'limit').dblclick({ modifiers: ['Control'] });
    await expect(editor('limit')).toHaveValue('30');
  },
});

tryTasks(state, {
  async invoiceTotal({ demo, button, column, says }) {
    await button('Add up').click();
    await says('$4,410 in 4 invoices');
    await button('Search').click();
    await demo.getByRole('searchbox').fill('de');
    await expect(column('customer')).toHaveText(['Alder & Co', 'Delta Works', 'Fjord Design']);
    await button('Add up').click();
    await says('$4,030 in 3 invoices');
  },

  async namedViews({ button, cell, column, showsColumns }) {
    await button('To pack').click();
    await showsColumns('Product', 'Quantity');
    await button('Returns').click();
    await showsColumns('Product', 'Customer', 'Status');
    await expect(column('status').filter({ hasNotText: 'Returned' })).toHaveCount(0);
    await expect(cell(0, 'customer')).toHaveText('Alder & Co');
  },
});
