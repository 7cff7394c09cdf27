import { devices } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor } = devices['Pixel 7'];
test.use({ viewport, userAgent, hasTouch, isMobile, deviceScaleFactor });

test('on a phone, a visible demo waits for the first touch', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/x/react-data-grid/sorting/', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /\/react[.-][^/]*\.js$/.test(url))).toEqual([]);
  await page.touchscreen.tap(200, 300);
  await expect(page.locator('[data-demo="SortOnClick"]').getByRole('grid')).toBeVisible();
});
