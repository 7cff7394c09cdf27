import { readFileSync } from 'node:fs';
import { createOrders } from '#content/data/orders.ts';
import { hydrateDemo } from '../../support/demo.ts';
import { expect, test } from '../../support/fixtures.ts';

const PATH = '/x/react-data-grid/server-side-data/backend/';

test('the grid groups, totals and saves with the mock server', async ({ page }) => {
  await page.goto(PATH);
  const demo = await hydrateDemo(page, 'FinishedGrid');
  const japan = demo.getByRole('row').filter({ has: page.getByRole('gridcell', { name: /Japan/ }) });
  await japan.getByRole('button', { name: 'see children' }).click();
  const id = createOrders(500).find(({ country }) => country === 'Japan')?.id;
  const order = demo.locator(`[data-id="${id}"]`);

  const quantity = order.locator('[data-field="quantity"]');
  await quantity.dblclick();
  await quantity.getByRole('spinbutton').fill('17');
  await quantity.getByRole('spinbutton').press('Enter');
  await expect(quantity).toHaveText('17');
  await expect(quantity.getByRole('spinbutton')).toHaveCount(0);

  await japan.locator('[data-field="quantity"]').dblclick();
  await expect(japan.getByRole('spinbutton')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the project can be downloaded', async ({ page }) => {
    await page.goto(PATH);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /Download the project/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('orders-backend.zip');
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });
});
