import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nav } from '#content/nav.ts';
import { redirects } from '#content/redirects.ts';
import { flattenPages } from '#services/navigation';
import { buildSite, findBuild } from '../../tools/build/buildSite.ts';
import { siteNamed } from '../../tools/build/siteTarget.ts';
import { startServer, type RunningServer } from '../../tools/hosting/index.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

const target = siteNamed('chinese', { SITE_LANGUAGES: 'en,zh', SITE_URL: 'https://docs.example.com' });
let server: RunningServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const { policy } = findBuild(target) ?? (await buildSite({ target }));
  server = await startServer({ root: target.folder, policy, redirects, port: 0 });
});

test.afterAll(() => server?.close());

test.describe('a site built with SITE_LANGUAGES=en,zh', () => {
  test('has every page in both languages', () => {
    for (const { path } of flattenPages(nav)) {
      expect(readFileSync(`${target.folder}${path}/index.html`, 'utf8')).toContain('<html lang="en"');
      expect(readFileSync(`${target.folder}/zh${path}/index.html`, 'utf8')).toContain('<html lang="zh"');
    }
  });

  test('has Chinese titles, and links that stay in the language', async ({ page }) => {
    await page.goto(`${server.url}/zh/x/introduction/licensing/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u4e00-\u9fff]/);
    const groups = await page.locator('#site-navigation summary').allTextContents();
    expect(groups.filter((name) => /[\u4e00-\u9fff]/.test(name))).not.toEqual([]);
    const links = await page
      .locator('#site-navigation a')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
    expect(links.filter((href) => href.startsWith('/') && !href.startsWith('/zh/x/'))).toEqual([]);
    await page.locator('#site-navigation a[href="/zh/x/introduction/"]').click();
    await expect(page).toHaveURL(/\/zh\/x\/introduction\/$/);
  });

  test('links to Chinese pages wherever they exist, and has unique titles', () => {
    const documents = readdirSync(join(target.folder, 'zh'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.html') && !file.startsWith('x/parts'),
    );
    const leaving: string[] = [];
    const pagesByTitle = new Map<string, string[]>();
    for (const file of documents) {
      const html = readFileSync(join(target.folder, 'zh', file), 'utf8');
      const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
      // Lists of pages and demos on their own are not indexed.
      if (html.includes('rel="canonical"')) pagesByTitle.set(title, [...(pagesByTitle.get(title) ?? []), file]);
      // The language switcher links to other languages on purpose.
      for (const [link, href = ''] of html.matchAll(/<a\b[^>]*?\bhref="(\/[^"#?]*)[^>]*>/g)) {
        const isSwitch = /\bhreflang=/.test(link);
        if (!isSwitch && !href.startsWith('/zh/') && existsSync(join(target.folder, 'zh', href, 'index.html')))
          leaving.push(`${file}: ${href}`);
      }
    }
    expect(documents.length).toBeGreaterThan(400);
    expect(leaving).toEqual([]);
    expect([...pagesByTitle].filter(([, files]) => files.length > 1)).toEqual([]);
  });

  test('responds to short URLs in Chinese, and to unknown ones with a Chinese page', async ({ page, request }) => {
    expect((await request.get(`${server.url}/zh/`, { maxRedirects: 0 })).headers()['location']).toBe(
      '/zh/x/introduction/',
    );
    expect((await request.get(`${server.url}/en/x/introduction/`, { maxRedirects: 0 })).headers()['location']).toBe(
      '/x/introduction/',
    );
    await page.goto(`${server.url}/zh/playground/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    const response = await page.goto(`${server.url}/zh/x/react-data-grid/sorti/`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到页面');
    const links = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toContain('/zh/x/react-data-grid/sorting/');
    expect(
      links.filter((href) => !href.startsWith('/zh/') && existsSync(join(target.folder, 'zh', href, 'index.html'))),
    ).toEqual([]);
  });

  test('has commands in Chinese, and names in code that stay in the language', async ({ page }) => {
    await page.goto(`${server.url}/zh/x/react-data-grid/quickstart/`);
    const demo = page.locator('[data-demo="FirstGrid"]');
    await demo.locator('[data-do="code"]').click();
    const links = demo.locator('.demo-lines a', { hasText: /^GridColDef$/ });
    await expect(links).not.toHaveCount(0);
    expect(new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))).toEqual(
      new Set(['/zh/x/api/data-grid/grid-col-def/']),
    );
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: '打开演练场' }).click();
    await expect(page).toHaveURL(/\/zh\/x\/playground\/$/);
  });

  test('announces the mode in Chinese at the first use of its button', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${server.url}/zh/x/introduction/`);
    await page.getByRole('button', { name: '切换浅色和深色' }).click();
    await expect(page.getByRole('status').filter({ hasText: '已切换到深色模式' })).toBeVisible();
  });

  test('marks what is still in English', async ({ page }) => {
    await page.goto(`${server.url}/zh/x/react-data-grid/sorting/`);
    const languages = await page
      .locator('.prose p')
      .evaluateAll((all) => all.map((text) => text.closest('[lang]')?.getAttribute('lang')));
    expect(new Set(languages)).toEqual(new Set(['en']));
  });

  test('declares alternate languages for search engines', async ({ page }) => {
    await page.goto(`${server.url}/zh/x/introduction/`);
    const alternates = await page
      .locator('link[hreflang]:not([type])')
      .evaluateAll((elements) =>
        elements.map((element) => `${element.getAttribute('hreflang')} ${element.getAttribute('href')}`),
      );
    expect(alternates).toEqual([
      'en https://docs.example.com/x/introduction/',
      'zh https://docs.example.com/zh/x/introduction/',
      'x-default https://docs.example.com/x/introduction/',
    ]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://docs.example.com/zh/x/introduction/',
    );
  });

  test('redirects languages that are not built to English', async ({ request }) => {
    const response = await request.get(`${server.url}/fr/x/introduction/`, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([301, '/x/introduction/']);
    expect((await request.get(`${server.url}/zh/x/introduction/`, { maxRedirects: 0 })).status()).toBe(200);
  });

  test('is accessible in Chinese', async ({ page }) => {
    await page.goto(`${server.url}/zh/x/introduction/`);
    expect(await violations(page)).toEqual([]);
  });

  test('sends the headers of an https site', async ({ request }) => {
    const headers = (await request.get(`${server.url}/x/introduction/`)).headers();
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
