import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';

/** Simulates a browser without speculation rules, which only Chromium supports. */
function disableSpeculation(page: Page) {
  return page.addInitScript(() => Object.defineProperty(HTMLScriptElement, 'supports', { value: undefined }));
}

const hints = (page: Page) => page.locator('head > link[rel="prefetch"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true });

test.describe('prefetching without speculation rules', () => {
  test('a link that is hovered or focused is prefetched once', async ({ page }) => {
    await disableSpeculation(page);
    await page.goto('/x/introduction/');
    await expect(async () => {
      await link(page, 'Installation').hover();
      await page.mouse.move(0, 0);
      expect(await hints(page)).toEqual(['/x/introduction/installation/']);
    }).toPass();
    await link(page, 'Licensing').focus();
    await link(page, 'Installation').focus();
    await link(page, 'Overview').first().focus();
    await page.locator('a[href^="https:"]').first().focus();
    expect(await hints(page)).toEqual(['/x/introduction/installation/', '/x/introduction/licensing/']);
  });

  test('nothing is prefetched with Save-Data', full, async ({ page }) => {
    await disableSpeculation(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const requested = page.waitForResponse(/prefetchPages/);
    await page.goto('/x/introduction/');
    await requested;
    await link(page, 'Installation').hover();
    await link(page, 'Licensing').focus();
    expect(await hints(page)).toEqual([]);
  });

  test('a browser that supports them does not load the fallback script', full, async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    await page.goto('/x/introduction/licensing/');
    await link(page, 'Installation').hover();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.includes('prefetchPages'))).toEqual([]);
    expect(await hints(page)).toEqual([]);
  });
});
