import { expect, test } from '../support/fixtures.ts';

/** A regular user agent, because bots get no ads and analytics anyway. */
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

test.describe('a site without configuration', () => {
  test.use({ answer: 'none' });

  for (const path of [
    '/x/introduction/',
    '/x/migration/migration-tree-view-v7/',
    '/x/introduction/privacy/',
    '/x/no-such-page/',
  ]) {
    test(`makes no external requests on ${path}`, async ({ page, baseURL }) => {
      const outside: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) outside.push(request.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.mouse.click(5, 400);
      await page.waitForTimeout(500);
      expect(outside).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
      await expect(page.locator('[data-consent], [data-consent-region], [data-consent-open]')).toHaveCount(0);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    });
  }

  test('loads no script for consent, and says on the privacy page that there is nothing to choose', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text());
    });
    await page.goto('/x/introduction/privacy/', { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((text) => text.includes('data-consent-choice'))).toEqual([]);
    await expect(page.getByText('set up without analytics and ad networks')).toBeVisible();
  });

  test('removes the service worker and the caches of an earlier build', async ({ page }) => {
    await page.goto('/x/introduction/');
    await page.evaluate(async () => {
      await caches.open('x-docs-pages-0ea711e5');
      await navigator.serviceWorker.register('/x/sw.js', { scope: '/x/' });
    });
    const left = () =>
      page.evaluate(
        async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())].length,
      );
    await expect.poll(left).toBe(0);
  });

  test('has no canonical link, no sitemap and no address of its own in its metas', async ({ page, request }) => {
    await page.goto('/x/introduction/');
    await expect(page.locator('link[rel="canonical"], meta[property="og:url"], meta[property="og:image"]')).toHaveCount(
      0,
    );
    expect(await page.locator('head').innerHTML()).not.toContain('localhost');
    expect((await request.get('/sitemap.xml')).status()).toBe(404);
    expect(await (await request.get('/robots.txt')).text()).not.toContain('Sitemap');
  });

  test('shows an in-house ad immediately, and no message about ad blockers', async ({ page }) => {
    await page.goto('/x/migration/migration-tree-view-v7/');
    await expect(page.getByRole('complementary', { name: 'Advertisement' }).locator('.slot-card')).toBeVisible();
    await expect(page.locator('.slot-message')).toHaveCount(0);
  });
});
