import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { hydrateAll } from '../demos/support/demos.ts';
import { expect, full, test } from '../support/fixtures.ts';
import { watchLayout } from '../support/layout.ts';
import { PROSE_PAGES } from '../support/pages.ts';
import { BUDGETS, mostBytes } from './budgets.ts';

const { guide, ...others } = PROSE_PAGES;
const WITH_DEMOS = '/x/react-charts/quickstart/';
const MANY_DEMOS = '/x/react-charts/styling/';

/** All scripts that a page loads before user interaction, including inline scripts. */
async function scriptBytesOf(page: Page, path: string): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(path);
  // Scripts after the load event are deferred on purpose.
  page.removeAllListeners('response');
  const inline = await page
    .locator('script:not([src]):not([type])')
    .evaluateAll((elements) => elements.map((element) => element.textContent ?? ''));
  expect(bodies.length).toBeGreaterThan(0);
  return [...(await Promise.all(bodies)), ...inline].reduce(
    (sum, body) => sum + gzipSync(body, { level: 9 }).byteLength,
    0,
  );
}

async function tryScript(page: Page, path: string) {
  expect(await scriptBytesOf(page, path)).toBeLessThanOrEqual(mostBytes(BUDGETS.script));
}

async function tryLayout(page: Page, path: string, scrollPx = 3000) {
  const shift = await watchLayout(page);
  await page.goto(path);
  await page.mouse.wheel(0, scrollPx);
  await page.waitForTimeout(300);
  expect(await shift()).toBe(0);
}

test('a page without demos stays within its script budget', async ({ page }) => tryScript(page, guide));

test('a page without demos does not shift while it loads and scrolls', async ({ page }) => tryLayout(page, guide));

test('a page with demos stays within its script budget until a demo is near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 200 });
  expect(await scriptBytesOf(page, WITH_DEMOS)).toBeLessThanOrEqual(mostBytes(BUDGETS.scriptWithDemos));
});

test('the landing page stays within its script budget and loads no demo until a reader acts', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  expect(await scriptBytesOf(page, '/x/')).toBeLessThanOrEqual(BUDGETS.scriptOfLanding);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const code = await page
    .locator('astro-island')
    .evaluateAll((islands) =>
      islands.flatMap((island) => [island.getAttribute('component-url'), island.getAttribute('renderer-url')]),
    );
  expect(code).toHaveLength(10);
  expect(requested.filter((path) => code.includes(path))).toEqual([]);
});

test('only demos that the user scrolls to are loaded', async ({ page }) => {
  await page.goto(MANY_DEMOS);
  const first = page.locator('[data-demo="SeriesColors"]');
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('[data-awake]')).toBeAttached();
  const all = await page.locator('[data-demo-root]').count();
  expect(all).toBeGreaterThanOrEqual(10);
  expect(await page.locator('[data-awake]').count()).toBeLessThan(all / 2);
});

test(
  'a demo just below the viewport is not loaded until the user scrolls, and then ahead of time',
  full,
  async ({ page }) => {
    await page.goto('/x/react-charts/bars/');
    const stage = page.locator('[data-demo="MonthlyRainfall"] [data-demo-stage]');
    const top = await stage.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
    await page.setViewportSize({ width: 1280, height: top - 200 });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('[data-awake]')).toHaveCount(0);
    await page.mouse.wheel(0, 1);
    await expect(stage.locator('[data-awake]')).toBeAttached();
    await expect(stage).not.toBeInViewport();
  },
);

test('nothing shifts while ten demos hydrate', full, async ({ page }) => {
  const shift = await watchLayout(page);
  await page.goto(MANY_DEMOS);
  expect(await page.locator('[data-demo-stage]').count()).toBeGreaterThanOrEqual(10);
  await hydrateAll(page);
  expect(await shift()).toBe(0);
});

test.describe('other pages without demos', full, () => {
  for (const [kind, path] of Object.entries(others)) {
    test(`${kind}: stays within the script budget`, async ({ page }) => tryScript(page, path));
    // A jump over many rows of the reference shifts them: they get their real height only when they come near.
    const scrolls = kind !== 'reference';
    test(`${kind}: nothing shifts while it loads${scrolls ? ' and scrolls' : ''}`, async ({ page }) =>
      tryLayout(page, path, scrolls ? 3000 : 0));
  }
});
