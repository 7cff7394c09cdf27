import { expect, full, test } from '../support/fixtures.ts';
import { PAGE_KINDS } from '../support/pages.ts';

// Statuses, redirects, hostile paths (F57) and the effect of queries need no browser: routing.test.ts.

const PATH = '/x/introduction/support/';

test('F56 a missing page responds with 404, the full shell and suggestions', async ({ page }) => {
  const response = await page.goto('/x/introduction/licencing/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  const nearest = page.getByRole('main').getByRole('list').first().getByRole('link');
  await expect(nearest.first()).toHaveText('Introduction › Licensing');
  await expect(nearest.first()).toHaveAttribute('href', '/x/introduction/licensing/');
});

test('F56 a URL that resembles no page has a search, and the products on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/x/nope-not-here/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Products' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Pages with similar addresses' })).toBeHidden();
  await expect(main.getByRole('button', { name: 'Search: nope not here' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Overview$/ })).toHaveCount(0);
});

test.describe('F58 hostile hashes', () => {
  const QUICK = '#"><img src=x onerror=alert(1)>';
  const hashes = [
    QUICK,
    '#',
    `#${'a'.repeat(100_000)}`,
    '#%',
    '#%E0%A4%A',
    '#Demo.js',
    '#Demo.TSX',
    '#no-such-id',
    '#__proto__',
  ];
  for (const hash of hashes) {
    test(`F58 ${hash.slice(0, 30)} does not change the page`, hash === QUICK ? {} : full, async ({ page }) => {
      await page.goto(`${PATH}${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }

  test('F58 the id of a heading scrolls to it, and Tab continues from there', async ({ page }) => {
    await page.goto(`${PAGE_KINDS.migration}#item-clicks`);
    await expect(page.locator('#item-clicks')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator('#item-clicks a')).toBeFocused();
  });
});

test('F59 prototype names in a query have no effect', async ({ page }) => {
  await page.goto(`${PATH}?__proto__[x]=1&constructor[prototype][x]=1`);
  expect(await page.evaluate(() => (({}) as { x?: unknown }).x)).toBeUndefined();
  await expect(page.locator('#site-navigation [aria-current="page"]')).toHaveText('Support');
});
