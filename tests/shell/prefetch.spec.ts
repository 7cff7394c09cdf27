import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/fixtures.ts';

/** Simulates a browser without speculation rules, which only Chromium supports. */
function disableSpeculation(page: Page) {
  return page.addInitScript(() => Object.defineProperty(HTMLScriptElement, 'supports', { value: undefined }));
}

/** Collects the paths that the fallback script requests. */
function watchPrefetches(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['purpose'] === 'prefetch') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true });

test.describe('prefetching without speculation rules', () => {
  test('a link that is hovered or focused is prefetched once', async ({ page }) => {
    await disableSpeculation(page);
    const prefetched = watchPrefetches(page);
    await page.goto('/x/introduction/');
    await expect(async () => {
      await link(page, 'Installation').hover();
      await page.mouse.move(0, 0);
      expect(prefetched).toEqual(['/x/introduction/installation/']);
    }).toPass();
    await link(page, 'Licensing').focus();
    await link(page, 'Installation').focus();
    // The page itself, and another host.
    await page.locator('#site-navigation a[href="/x/introduction/"]').focus();
    await page.getByRole('link', { name: 'Repository' }).focus();
    await expect.poll(() => prefetched).toEqual(['/x/introduction/installation/', '/x/introduction/licensing/']);
  });

  test('nothing is prefetched with Save-Data', full, async ({ page }) => {
    await disableSpeculation(page);
    const prefetched = watchPrefetches(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const requested = page.waitForResponse(/prefetchPages/);
    await page.goto('/x/introduction/');
    await requested;
    await link(page, 'Installation').hover();
    await link(page, 'Licensing').focus();
    expect(prefetched).toEqual([]);
  });

  test('a browser that supports them does not load the fallback script', full, async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    await page.goto('/x/introduction/licensing/');
    await link(page, 'Installation').hover();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.includes('prefetchPages'))).toEqual([]);
  });
});
