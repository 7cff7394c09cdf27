import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { BUDGETS, mostBytes } from '../budgets/budgets.ts';
import { horizontalOverflow, violations } from '../support/accessibility.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { settle, watchLayout } from '../support/layout.ts';
import { readBuilt, SITE_FOLDER } from '../support/site.ts';
import { workbench } from './support/workbench.ts';

test.describe('the playground page', () => {
  for (const mode of ['light', 'dark', 'system', 'junk']) {
    test(
      `is rendered without the theme provider in any stored mode: ${mode}`,
      mode === 'dark' ? {} : full,
      async ({ page }) => {
        await page.addInitScript((stored) => {
          // The frame has no storage.
          if (window !== window.top) return;
          localStorage.setItem('mui-mode', stored);
        }, mode);
        const before = readBuilt('x/playground/index.html').match(/<meta name="theme-color"[^>]*>/g);
        const bench = workbench(page);
        await bench.open('#starter=charts');
        await bench.isAt('rendered');
        const html = page.locator('html');
        await expect(html).toHaveAttribute('dir', 'ltr');
        expect(
          await html.evaluate(({ className, dataset }) => [className, dataset['mode'], dataset['density']]),
        ).toEqual(['', undefined, undefined]);
        const metas = await page
          .locator('meta[name="theme-color"]')
          .evaluateAll((all) => all.map((meta) => (meta as HTMLMetaElement).content));
        expect(metas).toEqual(before?.map((meta) => /content="([^"]+)"/.exec(meta)?.[1]));
        await expect(page.locator('link[href*="prism"]')).toHaveCount(0);
        await expect(page.locator('style[data-emotion]')).toHaveCount(0);
        const scheme = await html.evaluate((root) => getComputedStyle(root).colorScheme);
        expect(scheme).toBe(mode === 'dark' ? 'dark' : 'light');
      },
    );
  }

  for (const width of [390, 1280]) {
    test(`does not shift while it opens a project: ${width} px`, width === 390 ? {} : full, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const layoutShift = await watchLayout(page);
      const bench = workbench(page);
      await bench.open('#starter=charts');
      await bench.isAt('rendered');
      await settle(page);
      expect(await layoutShift()).toBeLessThan(0.05);
    });
  }

  for (const [scheme, width] of [
    ['light', 390],
    ['light', 1280],
    ['dark', 390],
    ['dark', 1280],
  ] as const) {
    test(`is accessible and does not scroll sideways: ${scheme}, ${width} px`, full, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      const bench = workbench(page);
      await bench.open('#starter=charts');
      await bench.isAt('rendered');
      await page.locator('summary', { hasText: 'Console' }).click();
      expect(await violations(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await bench.write('console.error(1);\nthrow new Error("no");');
      await bench.isAt('failed');
      await bench.tool('Add file').click();
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      expect(await violations(page)).toEqual([]);
    });
  }

  test('is readable without JavaScript', full, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/x/playground/');
    await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible();
    await expect(page.getByText('Turn on JavaScript to write and run code.')).toBeVisible();
    for (const text of ['DataGrid', 'DatePicker', 'BarChart', 'RichTreeView'])
      await expect(page.getByText(text).filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Run' })).toBeHidden();
    await context.close();
  });

  test('loads little script in addition to the common scripts', full, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
    });
    const bench = workbench(page);
    await bench.open('#starter=charts');
    await bench.isAt('rendered');
    const ofEveryPage = [...readBuilt('404.html').matchAll(/<script[^>]* src="([^"]+)"/g)].map((match) => match[1]);
    const bytes = [...scripts]
      .filter((path) => !ofEveryPage.includes(path))
      .reduce((sum, path) => sum + gzipSync(readFileSync(`${SITE_FOLDER}${path}`), { level: 9 }).byteLength, 0);
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeGreaterThan(BUDGETS.playgroundScript / 4);
    expect(bytes).toBeLessThanOrEqual(mostBytes(BUDGETS.playgroundScript));
  });

  test('says that its script cannot be loaded', full, async ({ page, pageLog }) => {
    await page.route('**/_astro/hydrate.*.js', (route) => route.abort());
    await page.goto('/x/playground/');
    await expect(page.getByRole('status').filter({ hasText: 'This couldn’t be loaded.' })).toBeVisible();
    expect(pageLog.splice(0).filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  });

  test('is not loaded by other pages', full, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/x/introduction/', { waitUntil: 'networkidle' });
    expect(requested.filter((url) => /playground|createCodeEditor|codemirror/i.test(url))).toEqual([]);
  });
});
