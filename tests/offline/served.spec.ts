import type { Page } from '@playwright/test';
import {
  DEMO_PAGE,
  expect,
  expectCached,
  full,
  OFFLINE_PAGE,
  PROSE_PAGE,
  test,
  UNVISITED_PAGE,
  visit,
} from './support/fixtures.ts';

/** The best hit. */
const firstHit = (page: Page) => page.locator('#site-search-hits-0');

async function search(page: Page, text: string) {
  const field = page.getByRole('combobox', { name: 'Search' });
  if (!(await field.isVisible())) await page.keyboard.press('Control+k');
  await field.fill(text);
}

test.describe('offline reading', () => {
  test('is linked in the footer and in the settings', full, async ({ page }) => {
    await visit(page, PROSE_PAGE);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' }).locator(`a[href="${OFFLINE_PAGE}"]`)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Offline reading' }).click();
    await expect(page).toHaveURL(OFFLINE_PAGE);
    await expect(page.locator('[data-offline-kept]')).toBeVisible();
  });

  test('lists visited pages, but not their internal documents', full, async ({ page }) => {
    await visit(page, PROSE_PAGE);
    // Loads the document with all dialogs.
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.goto('/x/playground/');
    await expect(page.locator('.cm-content')).toBeVisible({ timeout: 60_000 });
    await expectCached(page, '/x/playground/');
    await page.goto(OFFLINE_PAGE);
    const listed = () =>
      page.locator('[data-offline-visited] a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(listed).toEqual(['/x/playground/', PROSE_PAGE]);
  });

  test('search works after a single visit: all products by name, the visited one by full text', async ({
    page,
    deploys,
  }) => {
    await visit(page, PROSE_PAGE);
    deploys.goDown();
    await page.reload();
    for (const [text, address] of [
      ['DateRangePicker', /date-range-picker/],
      ['rich tree view', /tree-view/],
      ['license key', /licensing|license/],
    ] as const) {
      await search(page, text);
      await expect(firstHit(page), text).toHaveAttribute('href', address);
    }
    await page.goto(UNVISITED_PAGE);
    await expect(page.locator('[data-offline-missing]')).toBeVisible();
    await search(page, 'licensing');
    await expect(firstHit(page)).toHaveAttribute('href', PROSE_PAGE);
  });

  test('caches the search index even if the first visit was to a page with demos', full, async ({ page, deploys }) => {
    await visit(page, DEMO_PAGE);
    deploys.goDown();
    await page.reload();
    await search(page, 'disabled items');
    await expect(firstHit(page)).toHaveAttribute('href', /tree-view/);
  });
});
