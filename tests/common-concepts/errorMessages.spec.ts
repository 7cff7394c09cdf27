import { horizontalOverflow, violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

const PAGE = '/x/common-concepts/error-messages/';
const PASTED = "Uncaught Error: MUI X: No filter operator found for column 'unitPrice' and operator value 'gt'.";

test('a pasted message leaves its row, and Escape brings back all', async ({ page }) => {
  await page.goto(PAGE);
  const filter = page.getByRole('search', { name: 'Paste a message' });
  const input = filter.getByRole('searchbox');
  const rows = page.locator('main h4:visible');
  const all = await rows.count();
  expect(all).toBeGreaterThan(150);

  await input.focus();
  // The script of the filter is loaded after the page, and applies what was typed before.
  await page.keyboard.insertText(PASTED);
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveText(/No filter operator found/);
  await expect(rows).toBeInViewport();
  await expect(page.locator('main h2:visible, main h3:visible')).toHaveText([
    'Data Grid',
    'Sorting, filtering and pages',
  ]);
  await expect(filter.getByRole('status')).toHaveText(/^1 \/ \d+$/);

  await page.keyboard.press('Escape');
  await expect(input).toHaveValue('');
  await expect(rows).toHaveCount(all);
});

test('a link to a hidden row shows it, below the bar', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('searchbox', { name: 'Paste a message' }).fill('no such message');
  await expect(page.getByRole('status').filter({ hasText: 'No message matches.' })).toBeVisible();
  await expect(page.locator('main h4:visible')).toHaveCount(0);

  await page.evaluate(() => (location.hash = '#tree-id-twice'));
  const row = page.locator('#tree-id-twice');
  await expect(row).toBeInViewport();
  const bar = await page.locator('[data-message-filter]').boundingBox();
  await expect
    .poll(async () => (await row.boundingBox())?.y)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('the list of messages is accessible and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete, and the filter is absent', async ({ page }) => {
    await page.goto(`${PAGE}#license-missing`);
    await expect(page.locator('[data-message-filter]')).toBeHidden();
    expect(await page.locator('main h4:visible').count()).toBeGreaterThan(150);
    await expect(page.locator('#license-missing')).toBeInViewport();
  });
});
