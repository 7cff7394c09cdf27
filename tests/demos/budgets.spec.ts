import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/fixtures.ts';
import { brotliBytesOf, builtDocuments, readBuilt } from '../support/site.ts';
import { wakeAll } from './support/demos.ts';

const KILOBYTE = 1000;
const pagesWithDemos = builtDocuments().filter((file) => !file.startsWith('x/demos/') && readBuilt(file).includes('<astro-island'));
const LONG_PAGE = '/x/react-charts/styling/';

test.describe('budgets of pages with demos', () => {
  test('HTML: at most 45 kB brotli, with no copy of the palette in it', () => {
    expect(pagesWithDemos.length).toBeGreaterThan(20);
    const sizes = pagesWithDemos.map((file) => ({ file, bytes: brotliBytesOf(file) }));
    const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0];
    console.log(`  largest: ${largest?.file} ${largest?.bytes} bytes`);
    expect(sizes.filter(({ bytes }) => bytes > 45 * KILOBYTE)).toEqual([]);
    expect(pagesWithDemos.filter((file) => readBuilt(file).includes('--mui-palette-primary-main:'))).toEqual([]);
  });

  test('JavaScript: at most 12 kB gzip until a demo is near', async ({ page }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body().catch(() => Buffer.alloc(0)));
    });
    // So low that no demo is near.
    await page.setViewportSize({ width: 1280, height: 200 });
    await page.goto('/x/react-charts/bars/', { waitUntil: 'load' });
    // What comes after the load event comes late on purpose: ads and measuring have a budget of their own.
    const before = [...bodies];
    const inline = await page.locator('script:not([src]):not([type])').evaluateAll((elements) => elements.map((element) => element.textContent ?? ''));
    const all = [...(await Promise.all(before)), ...inline].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).byteLength, 0);
    console.log(`  JavaScript before a demo is near: ${all} bytes`);
    expect(all).toBeLessThanOrEqual(12 * KILOBYTE);
  });

  test('only demos that a reader reaches are loaded', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await expect(page.locator('[data-awake]').first()).toBeAttached();
    const all = await page.locator('[data-demo-root]').count();
    expect(all).toBeGreaterThanOrEqual(10);
    expect(await page.locator('[data-awake]').count()).toBeLessThan(all / 2);
  });

  test('a demo just below the window waits until the reader moves, and is then loaded ahead', async ({ page }) => {
    await page.goto('/x/react-charts/bars/');
    const stage = page.locator('[data-demo-stage]').first();
    const top = await stage.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
    await page.setViewportSize({ width: 1280, height: top - 200 });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('[data-awake]')).toHaveCount(0);
    await page.mouse.wheel(0, 1);
    await expect(stage.locator('[data-awake]')).toBeAttached();
    await expect(stage).not.toBeInViewport();
  });

  test('nothing moves while ten demos wake', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0, sources: [] as string[] };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]) {
          seen.shift += entry.value;
          seen.sources.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? ''));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(LONG_PAGE);
    await wakeAll(page);
    expect(await page.evaluate(() => (globalThis as unknown as { seen: { sources: string[] } }).seen.sources)).toEqual([]);
  });
});
