import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';
import { PROSE_PAGES } from '../support/pages.ts';
import { delayLoading, ON_DEMAND } from '../support/slowNetwork.ts';

const PATH = PROSE_PAGES.guide;
const DELAYS_MS = [0, 40, 150, 1000];
/** Each contains letters that are shortcuts. */
const WORDS = ['pagination', 'migration', 'sorting'];
const KEY_INTERVAL_MS = 100;

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const hits = (page: Page) => page.locator('#site-search-hits [role="option"]');

const OPENERS: Record<string, (page: Page) => Promise<void>> = {
  'Ctrl+K': (page) => page.keyboard.press('Control+k'),
  '/': (page) => page.keyboard.press('/'),
  'its button': async (page) => {
    // Without hovering first, which would load the search ahead of the click.
    await page.getByRole('button', { name: 'Search' }).dispatchEvent('click');
  },
};

async function expectPageUnchanged(page: Page) {
  await expect(page).toHaveURL(PATH);
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBeNull();
}

test.describe('typing right after the search was opened', () => {
  for (const delayMs of DELAYS_MS) {
    for (const word of WORDS) {
      test(
        `“${word}” arrives whole with a delay of ${delayMs} ms`,
        word === 'migration' ? {} : full,
        async ({ page }) => {
          await page.goto(PATH);
          await delayLoading(page, delayMs);
          await page.keyboard.press('Control+k');
          await page.keyboard.type(word, { delay: KEY_INTERVAL_MS });
          await expect(field(page)).toHaveValue(word);
          await expect(field(page)).toBeFocused();
          await expect(hits(page).first()).toHaveAttribute('href', /./);
          await expect(field(page)).toHaveValue(word);
          await expectPageUnchanged(page);
        },
      );
    }
  }

  for (const [opener, open] of Object.entries(OPENERS)) {
    test(`works without a pause after ${opener}`, async ({ page }) => {
      await page.goto(PATH);
      await delayLoading(page, 300);
      await open(page);
      await page.keyboard.type('pagination');
      await expect(hits(page).first()).toHaveAttribute('href', /pagination/);
      await expect(field(page)).toHaveValue('pagination');
      await expectPageUnchanged(page);
    });
  }

  test('continues at the cursor when the rest arrives', async ({ page }) => {
    await page.goto(PATH);
    await delayLoading(page, 500);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sort');
    await page.keyboard.press('Home');
    await expect(hits(page).first()).toHaveAttribute('href', /sort/);
    await page.keyboard.type('multi ');
    await expect(field(page)).toHaveValue('multi sort');
  });
});

test('the search field has the focus in the task of the key that opens it', async ({ page }) => {
  await page.goto(PATH);
  const focused = await page.evaluate(() => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
    );
    return document.activeElement?.matches('dialog:modal input') ?? false;
  });
  expect(focused).toBe(true);
});

test('Escape closes the search while it loads, and it does not open later', async ({ page }) => {
  await page.goto(PATH);
  await delayLoading(page, 500);
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sort');
  const loaded = page.waitForResponse('**/x/parts/');
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await loaded;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a search that cannot be loaded says so, takes every letter and keeps them for the next try', async ({
  page,
  pageLog,
}) => {
  await page.goto(PATH);
  await page.route(ON_DEMAND, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('migration');
  await expect(page.getByRole('alert')).toHaveText(/This couldn’t be loaded/);
  await expect(field(page)).toHaveValue('migration');
  await expectPageUnchanged(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('grid');
  await page.unroute(ON_DEMAND);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('migration');
  await expect(hits(page).first()).toHaveAttribute('href', /./);
  // The browser reports the aborted requests; the page itself logs nothing.
  expect(pageLog.splice(0).filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
});
