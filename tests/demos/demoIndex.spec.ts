import { expect, test } from '../support/fixtures.ts';

const INDEX = '/x/demos/';

test('the demo index filters by words, product and plan, and keeps the filter in the address', async ({ page }) => {
  await page.goto(INDEX);
  const shown = page.locator('[data-names]:visible');
  const status = page.locator('[data-demo-index] [role="status"]');
  await expect(status).toHaveText(/^(\d+) \/ \1$/);
  await page.getByRole('combobox', { name: 'Product' }).selectOption({ label: 'Tree View' });
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('pro');
  await page.getByRole('searchbox', { name: 'Filter by title, component or prop' }).fill('itemsReordering');
  await expect(status).toHaveText(/^\d+ \/ \d{4}$/);
  expect(
    await shown.evaluateAll((rows) =>
      rows.every((row) => row.matches('[data-product="tree-view"] [data-plan="pro"][data-names~="itemsReordering"]')),
    ),
  ).toBe(true);
  const count = await shown.count();
  expect(count).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Filter by title, component or prop' })).toHaveValue(
    'itemsReordering',
  );
  await expect(shown).toHaveCount(count);
  await page.getByRole('searchbox', { name: 'Filter by title, component or prop' }).fill('no such demo');
  await expect(status).not.toHaveText(/\d/);
});

test('the demo index leads to the page, the code and the playground of a demo', async ({ page }) => {
  await page.goto(`${INDEX}?words=quickstart`);
  const row = page
    .locator('[data-names]:visible')
    .filter({ has: page.locator('a[href="/x/react-data-grid/quickstart/#FirstGrid"]') });
  await expect(row.getByRole('link', { name: 'Code' })).toHaveAttribute(
    'href',
    '/x/demos/data-grid/quickstart/first-grid/',
  );
  const opened = page.waitForEvent('popup');
  await row.getByRole('link', { name: 'Playground' }).focus();
  await page.keyboard.press('Enter');
  const playground = await opened;
  await playground.waitForURL('**/x/playground/**');
  await expect(playground.locator('.cm-content')).toContainText('export default function FirstGrid()');
});
