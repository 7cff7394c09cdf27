import { expect, test } from '../support/fixtures.ts';
import { PAGE_KINDS } from '../support/pages.ts';
import { rawGet } from '../support/sockets.ts';

const LONG = 'a'.repeat(8192);

test.describe('F56 an address that is not quite a page', () => {
  for (const target of ['/x/no-such-page/', '/x/api/nope/', '/X/Introduction/', '/x/introduction/licensing/nope/']) {
    test(`F56 ${target} answers 404 with the full shell and suggestions`, async ({ page }) => {
      const response = await page.goto(target);
      expect(response?.status()).toBe(404);
      expect(response?.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await expect(page.locator('[data-nearest-pages] a').first()).toBeVisible();
    });
  }

  for (const target of ['/x/introduction', '/x/introduction.html', '/x/introduction/index.html']) {
    test(`F56 ${target} leads to the canonical address`, async ({ page }) => {
      await page.goto(target);
      await expect(page).toHaveURL('/x/introduction/');
    });
  }
});

test.describe('F57 hostile paths', () => {
  const targets = {
    'a lone percent sign': '/%',
    'a cut escape': '/x/%E0%A4%A',
    'an escaped NUL': '/x/%00',
    'a byte order mark': '/x/%EF%BB%BFintroduction/',
    'combining marks': '/x/i%CC%81ntroduction/',
    emoji: '/x/%F0%9F%98%80/',
    'an 8 kB path': `/x/${LONG}/`,
    'another host': '//evil.test',
    'another host behind a language': '/zh//evil.test/',
    'another host behind a backslash': '/\\evil.test',
    'escaped traversal': '/x/..%2f..%2f..%2fetc/passwd',
    'plain traversal': '/x/../../../../etc/passwd',
    'double-escaped traversal': '/x/%252e%252e%252fetc/passwd',
    'an absolute address': 'http://evil.test/',
    'the headers file': '/_headers',
    'a compressed twin': '/x/introduction/index.html.br',
  };
  for (const [name, target] of Object.entries(targets)) {
    test(`F57 ${name} gives 400 or 404 and stays here`, async ({ baseURL }) => {
      const { status, headers, body } = await rawGet(baseURL ?? '', target);
      expect([400, 404]).toContain(status);
      expect(headers['location']).toBeUndefined();
      expect(body).not.toMatch(/root:|\bat .+:\d+:\d+|Content-Security-Policy/);
    });
  }
});

test.describe('F58 hostile hashes', () => {
  const hashes = ['#', `#${'a'.repeat(100_000)}`, '#%', '#%E0%A4%A', '#"><img src=x onerror=alert(1)>', '#Demo.js', '#Demo.tsx', '#Demo.TSX', '#no-such-id', '#__proto__'];
  for (const hash of hashes) {
    test(`F58 ${hash.slice(0, 30)} leaves the page as it is`, async ({ page }) => {
      await page.goto(`${PAGE_KINDS.guide}${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }

  test('F58 the id of a heading leads to it, and Tab goes on from there', async ({ page }) => {
    await page.goto(`${PAGE_KINDS.guide}#callbacks`);
    await expect(page.locator('#callbacks')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator('#callbacks a')).toBeFocused();
  });
});

test.describe('F59 hostile queries', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `k${index}=v`).join('&');
  for (const query of ['?__proto__[x]=1&constructor[prototype][x]=1', '?a=1&a=2&a=3', `?${many}`]) {
    test(`F59 ${query.slice(0, 30)} changes nothing`, async ({ page }) => {
      const response = await page.goto(`/x/introduction/${query}`);
      expect(response?.status()).toBe(200);
      expect(await page.evaluate(() => (({}) as { x?: unknown }).x)).toBeUndefined();
      await expect(page.locator('#site-navigation [aria-current="page"]')).toHaveText('Overview');
    });
  }

  test('F59 ten thousand keys are refused or ignored, never a crash', async ({ baseURL }) => {
    const keys = Array.from({ length: 10_000 }, (_, index) => `k${index}`).join('&');
    const { status } = await rawGet(baseURL ?? '', `/x/introduction/?${keys}`);
    expect([200, 400, 404, 414, 431]).toContain(status);
    expect((await rawGet(baseURL ?? '', '/x/introduction/')).status).toBe(200);
  });
});
