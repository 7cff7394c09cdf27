import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';
import { PROSE_PAGES } from '../support/pages.ts';
import { delayLoading, ON_DEMAND } from '../support/slowNetwork.ts';

const PATH = PROSE_PAGES.guide;
const DELAYS_MS = [0, 40, 150, 1000];
const KEY_INTERVAL_MS = 100;

interface Opener {
  name: string;
  open: (page: Page) => Promise<void>;
}

const OPENERS: Record<string, Opener> = {
  // Without hovering first, which would load the dialog ahead of the click.
  'the settings button': {
    name: 'Settings',
    open: (page) => page.getByRole('button', { name: 'Settings' }).dispatchEvent('click'),
  },
  ',': { name: 'Settings', open: (page) => page.keyboard.press(',') },
  '?': { name: 'Keyboard shortcuts', open: (page) => page.keyboard.press('?') },
};

async function expectPageUnchanged(page: Page) {
  await expect(page).toHaveURL(PATH);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
}

test.describe('while a dialog loads', () => {
  for (const [opener, { name, open }] of Object.entries(OPENERS)) {
    for (const delayMs of DELAYS_MS) {
      test(
        `keys and clicks after ${opener} do not reach the page, with a delay of ${delayMs} ms`,
        delayMs === 150 ? {} : full,
        async ({ page }) => {
          await page.goto(PATH);
          const link = await page.getByRole('link', { name: 'MUI X, Home' }).boundingBox();
          await delayLoading(page, delayMs);
          await open(page);
          await page.keyboard.type('migration', { delay: KEY_INTERVAL_MS });
          await expect(page.getByRole('dialog', { name })).toBeVisible();
          await expectPageUnchanged(page);
          // The click closes the dialog instead of following the link below.
          await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
          await expectPageUnchanged(page);
        },
      );
    }

    test(`the page is inert in the task of ${opener}`, async ({ page }) => {
      await page.goto(PATH);
      const isModal = await page.evaluate((key) => {
        if (key.length > 1) document.querySelector<HTMLElement>('#site-settings-button')?.click();
        else document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        return document.activeElement?.matches('dialog:modal') ?? false;
      }, opener);
      expect(isModal).toBe(true);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    });
  }

  test('a click on a link below does not follow it', async ({ page }) => {
    await page.goto(PATH);
    const link = await page.getByRole('link', { name: 'MUI X, Home' }).boundingBox();
    await delayLoading(page, 500);
    await page.keyboard.press(',');
    await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
    await page.waitForLoadState('networkidle');
    await expectPageUnchanged(page);
  });

  test('Escape cancels it: the page has its focus back, and the dialog does not open later', async ({ page }) => {
    await page.goto(PATH);
    await delayLoading(page, 500);
    const button = page.getByRole('button', { name: 'Search' });
    await button.focus();
    const loaded = page.waitForResponse('**/x/parts/');
    await page.keyboard.press(',');
    await expect(page.getByRole('dialog', { name: 'Loading…' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await loaded;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press(',');
    await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
  });

  test('letters pressed meanwhile do not act after it is closed', async ({ page }) => {
    await page.goto(PATH);
    await delayLoading(page, 500);
    const loaded = page.waitForResponse('**/x/parts/');
    await page.keyboard.press(',');
    await page.keyboard.type('nm');
    await page.keyboard.press('Escape');
    await loaded;
    await page.waitForLoadState('networkidle');
    await expectPageUnchanged(page);
  });

  test('a failure is announced, and the page is usable again', async ({ page, pageLog }) => {
    await page.goto(PATH);
    await page.route(ON_DEMAND, (route) => route.abort());
    // What is still typed when the dialog closes must not act on the page either.
    await page.evaluate(() =>
      document.querySelector('#site-settings')?.addEventListener('close', () => {
        for (const key of 'migration')
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }),
    );
    await page.keyboard.press(',');
    await expect(page.getByRole('status').filter({ hasText: 'This couldn’t be loaded.' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectPageUnchanged(page);
    await page.getByRole('searchbox', { name: 'Filter pages' }).fill('grid');
    await page.unroute(ON_DEMAND);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
    expect(pageLog.splice(0).filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  });
});

test('the styles of a dialog come after the order of layers, which would change for the whole page', async ({
  page,
}) => {
  await page.goto(PATH);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  const sheets = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ href, cssRules }) => `${href?.split('/').at(-1)} ${cssRules[0]?.cssText}`),
  );
  expect(sheets[0]).toContain('@layer reset, tokens');
  expect(sheets.filter((sheet) => sheet.startsWith('settings.'))).toHaveLength(1);
});
