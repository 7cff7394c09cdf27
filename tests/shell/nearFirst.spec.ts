import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { watchLayout } from '../support/layout.ts';
import { PROSE_PAGES } from '../support/pages.ts';

const LONG = PROSE_PAGES.migration;
const REFERENCE = '/x/api/data-grid/data-grid-premium/';

test.use({ viewport: { width: 390, height: 800 } });

/** Blocks of the text whose place is guessed until they are near; code knows its height. */
const waiting = (page: Page) =>
  page.locator('.prose > :not([data-code])').evaluateAll((blocks) => blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto').length);

/** Nothing follows the first frame. */
const stopAfterFirstFrame = (page: Page) => page.addInitScript(() => Object.assign(globalThis, { requestAnimationFrame: () => 0 }));

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.describe('the first frame of a long text', () => {
  test('lays out what is near the screen', async ({ page }) => {
    await stopAfterFirstFrame(page);
    await page.goto(LONG);
    expect(await waiting(page)).toBeGreaterThan(40);
    const isLaidOut = () => page.locator('.prose > p code').last().evaluate((code) => code.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    // Where the reader scrolls without waiting for anything, there is text.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(isLaidOut).toBe(true);
  });

  test('lays out everything where a link leads to a place in it', async ({ page }) => {
    await stopAfterFirstFrame(page);
    await page.goto(`${LONG}#top`);
    expect(await waiting(page)).toBe(0);
  });

  test('lays out everything where a reader comes back to a place in it', async ({ page }) => {
    await stopAfterFirstFrame(page);
    await page.goto(LONG);
    await page.reload();
    expect(await waiting(page)).toBe(0);
  });
});

test.describe('what the first frame left out', () => {
  test('follows by itself on a computer, before a wheel takes a reader far down: nothing moves', async ({ page }) => {
    const shift = await watchLayout(page);
    await page.goto(LONG);
    await expect.poll(() => waiting(page)).toBe(0);
    for (const distance of [6000, -3000, 9000]) {
      await page.mouse.wheel(0, distance);
      await page.waitForTimeout(100);
    }
    expect(await shift()).toBe(0);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true });

    for (const [sign, give] of [
      ['touches the page', (page: Page) => page.touchscreen.tap(3, 400)],
      ['presses a key', (page: Page) => page.keyboard.press('Tab')],
      ['scrolls', (page: Page) => page.evaluate(() => scrollBy(0, 10))],
    ] as const) {
      test(`follows as soon as a reader ${sign}, and takes the place it would have had`, async ({ page }) => {
        await page.goto(LONG);
        await page.waitForTimeout(300);
        expect(await waiting(page)).toBeGreaterThan(40);
        await give(page);
        await expect.poll(() => waiting(page)).toBe(0);
        const height = await heightOf(page);
        await page.goto('about:blank');
        await page.goto(`${LONG}#top`);
        expect(await heightOf(page)).toBe(height);
      });
    }
  });

  test('is nothing a tap on a button waits for', async ({ page }) => {
    await stopAfterFirstFrame(page);
    await page.goto(LONG);
    await page.locator('main button').first().evaluate((button: HTMLElement) => button.click());
    expect(await waiting(page)).toBeGreaterThan(40);
  });
});

test('a click on the contents leads to its place also while blocks are missing above it', async ({ page }) => {
  await stopAfterFirstFrame(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(LONG);
  expect(await waiting(page)).toBeGreaterThan(20);
  const link = page.locator('[data-contents] a').last();
  // The library that drives the test waits for frames before it clicks.
  await link.evaluate((each: HTMLElement) => each.click());
  expect(await waiting(page)).toBe(0);
  const id = await link.evaluate((each: HTMLAnchorElement) => each.hash.slice(1));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('the first frame of a reference styles the rows of its first list, not the hundreds that follow', async ({ page }) => {
  await page.goto(REFERENCE);
  const rows = await page.evaluate(() => [...document.querySelectorAll('[data-api-rows] > li')].map((row) => row.checkVisibility({ contentVisibilityAuto: true })));
  expect(rows.length).toBeGreaterThan(500);
  expect(rows.filter(Boolean).length).toBeLessThanOrEqual(16);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first frame lays out everything: nothing would follow', async ({ page }) => {
    await page.goto(LONG);
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '.prose > *' });
    const last = nodeIds.at(-1) ?? 0;
    await session.send('CSS.enable');
    const { computedStyle } = await session.send('CSS.getComputedStyleForNode', { nodeId: last });
    expect(nodeIds.length).toBeGreaterThan(50);
    expect(computedStyle.find(({ name }) => name === 'content-visibility')?.value).toBe('visible');
  });
});
