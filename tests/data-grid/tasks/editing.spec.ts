import { expect } from '../../support/fixtures.ts';
import { tryTasks } from '../support/tryTasks.ts';
import { editing, editingPersistence, editingRecipes } from './tasks.ts';

tryTasks(editing, {
  async server({ page, cell, column, editor, press }) {
    const alert = page.getByRole('alert').filter({ hasText: 'LMP-02 is already in use' });
    await cell('Desk lamp', 'sku').dblclick();
    await editor('sku').fill('lmp-02');
    await expect(alert).toBeVisible();
    await press('Enter');
    await expect(editor('sku')).toHaveValue('LMP-02');
    await editor('sku').fill('lmp-03');
    await expect(alert).toHaveCount(0);
    await press('Enter');
    await expect(column('sku')).toHaveText(['LMP-03', 'LMP-02', 'CHR-07', 'SHF-11']);
  },

  async crud({ demo, button, cell, column, editor, says }) {
    const action = (part: string, name: string) => cell(part, 'actions').getByRole('menuitem', { name });
    await button('Add part').click();
    await expect(editor('name')).toBeFocused();
    await demo.getByRole('menuitem', { name: 'Save' }).click();
    await says('A part needs a name.');
    await editor('name').fill('Gasket');
    await demo.getByRole('menuitem', { name: 'Save' }).click();
    await expect(column('name')).toHaveText(['Gasket', 'Ball bearing', 'Drive belt', 'Oil filter', 'Spark plug']);
    await action('Oil filter', 'Edit').click();
    await editor('stock').fill('63');
    await demo.getByRole('menuitem', { name: 'Cancel' }).click();
    await expect(cell('Oil filter', 'stock')).toHaveText('64');
    await action('Drive belt', 'Delete').click();
    await expect(column('name')).toHaveText(['Gasket', 'Ball bearing', 'Oil filter', 'Spark plug']);
  },
});

tryTasks(editingPersistence, {
  async server({ cell, column, editor, press, says }) {
    await cell('Jonas Berg', 'phone').dblclick();
    await editor('phone').fill('555-0001');
    await press('Enter');
    await says('All changes saved.');
    await cell('Mei Tanaka', 'phone').dblclick();
    await editor('phone').fill('555-0002');
    await press('Enter');
    await says(/^The contact could not be saved/);
    await expect(editor('phone')).toHaveValue('555-0002');
    await press('Enter');
    await says('All changes saved.');
    await expect(column('phone')).toHaveText(['555-0134', '555-0001', '555-0002', '555-0190']);
  },
});

tryTasks(editingRecipes, {
  async bulk({ button, cell, column, editor, press }) {
    for (const [product, price] of [
      ['Desk lamp', '41'],
      ['Footrest', '30'],
    ] as const) {
      await cell(product, 'price').dblclick();
      await editor('price').fill(price);
      await press('Enter');
    }
    await button('Save (2)').click();
    await expect(button('Save (0)')).toBeDisabled();
    await expect(column('price')).toHaveText(['41', '189', '95', '30']);
    await cell('Monitor arm', 'price').dblclick();
    await editor('price').fill('1');
    await press('Enter');
    await expect(button('Save (1)')).toBeEnabled();
    await button('Discard').click();
    await expect(column('price')).toHaveText(['41', '189', '95', '30']);
  },

  async unsaved({ page, demo, button, cell, column, editor, press }) {
    const warns = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
    const week37 = demo.getByRole('tab', { name: 'Week 37' });
    const dialog = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
    expect(await warns()).toBe(false);
    await cell('Support', 'hours').dblclick();
    await editor('hours').fill('9');
    await press('Enter');
    await expect(button('Save')).toBeEnabled();
    expect(await warns()).toBe(true);
    await week37.click();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(column('hours')).toHaveText(['12', '20', '9']);
    await week37.click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(column('hours')).toHaveText(['18', '14', '4']);
    expect(await warns()).toBe(false);
  },
});
