import { expect } from '../../support/fixtures.ts';
import { tryTasks } from '../support/tryTasks.ts';
import {
  filtering,
  filteringCustomization,
  filteringRecipes,
  headerFilters,
  quickFilter,
  serverFiltering,
} from './tasks.ts';

tryTasks(filtering, {
  async saved({ button, column }) {
    const statuses = async () => new Set(await column('status').allInnerTexts());
    expect((await statuses()).size).toBeGreaterThan(1);
    await button('Open').click();
    await expect.poll(statuses).toEqual(new Set(['Open']));
    await button('All').click();
    await expect.poll(async () => (await statuses()).size).toBeGreaterThan(1);
  },
});

tryTasks(filteringCustomization, {
  async between({ page, column, header }) {
    const quantities = async () => (await column('quantity').allInnerTexts()).map(Number);
    const outside = (min: number, max: number) => async () =>
      (await quantities()).filter((value) => value < min || value > max);
    expect(await quantities()).not.toEqual([]);
    expect(await outside(5, 10)()).toEqual([]);
    await header('quantity')
      .getByRole('button', { name: /filter/ })
      .click();
    await page.getByRole('spinbutton', { name: 'To' }).fill('6');
    await expect.poll(outside(5, 6)).toEqual([]);
    expect(await quantities()).not.toEqual([]);
  },
});

tryTasks(quickFilter, {
  async accents({ demo, column }) {
    await expect(column('name')).toHaveText(['Café Central', 'Corner Cafe', 'Crème & Café']);
    await demo.getByRole('switch', { name: 'Ignore accents' }).click();
    await expect(column('name')).toHaveText(['Corner Cafe']);
  },
});

tryTasks(serverFiltering, {
  async debounce({ page, demo, button, column, says }) {
    await says('Requests: 1');
    await button('Search').click();
    await page.keyboard.type('france', { delay: 50 });
    await expect(demo.getByRole('searchbox')).toHaveValue('france');
    await says('Requests: 2');
    await expect.poll(async () => new Set(await column('country').allInnerTexts())).toEqual(new Set(['France']));
    await says('Requests: 2');
  },
});

tryTasks(headerFilters, {
  async add({ demo, page, column }) {
    const filter = (field: string) => demo.locator(`.MuiDataGrid-headerFilterRow [data-field="${field}"]`);
    await filter('title').getByRole('textbox').fill('ing');
    await expect(column('title')).toHaveText(['Wheel throwing', 'Raku firing', 'Slab building']);
    await filter('level').getByRole('combobox').click();
    await page.getByRole('option', { name: 'Beginner' }).click();
    await expect(column('title')).toHaveText(['Wheel throwing', 'Slab building']);
  },
});

tryTasks(filteringRecipes, {
  async week({ page, column, header }) {
    await expect(column('task')).toHaveText(['Order chairs', 'Call the landlord', 'Paint the lobby']);
    await header('due')
      .getByRole('button', { name: /filter/ })
      .click();
    await page.getByRole('combobox', { name: 'Operator' }).click();
    await page.getByRole('option', { name: 'is next week' }).click();
    await expect(column('task')).toHaveText(['Move the archive']);
  },
});
