import { devices, type Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor } = devices['Pixel 7'];
test.use({ viewport, userAgent, hasTouch, isMobile, deviceScaleFactor });

/** The scripts of React that a page loads before the first touch. */
async function reactOf(page: Page, path: string) {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(path, { waitUntil: 'networkidle' });
  return scripts.filter((url) => /\/react[.-][^/]*\.js$/.test(url));
}

test('on a phone, a visible demo waits for the first touch', async ({ page }) => {
  expect(await reactOf(page, '/x/react-data-grid/sorting/')).toEqual([]);
  await page.touchscreen.tap(200, 300);
  await expect(page.locator('[data-demo="SortOnClick"]').getByRole('grid')).toBeVisible();
});

test('on a phone, the component of an explorer does not wait', async ({ page }) => {
  expect(await reactOf(page, '/x/explorer/bar-chart/')).not.toEqual([]);
});
