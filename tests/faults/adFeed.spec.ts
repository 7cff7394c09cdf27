import type { Page } from '@playwright/test';
import { NETWORK_ORIGIN } from '../../tools/testing/testSite.ts';
import {
  adEvents,
  countPolls,
  expect,
  expectPageIntact,
  stubRandom,
  full,
  openWithPausedClock,
  slotOf,
  test,
  useFeedInSlot,
  watchLayout,
} from '../ads/support/fixtures.ts';
import { feedEntry } from '../../tools/ad-network/index.ts';

// Unit tests (src/features/ads/network) cover which responses and entries are valid; these tests cover the visible result.

const FEED = `${NETWORK_ORIGIN}/feed.json`;
let layoutShift: () => Promise<number>;

test.beforeEach(async ({ page }) => {
  layoutShift = await watchLayout(page);
  await useFeedInSlot(page);
  await stubRandom(page, 0.5);
});

test.afterEach(async () => expect(await layoutShift(), 'no layout shift').toBe(0));

const feedAd = (page: Page) => slotOf(page).network.locator('.carbonads');

/** No network ad; an in-house ad after the usual number of polls. */
async function expectNoNetworkAd(page: Page) {
  await page.clock.runFor(3100);
  await expect(slotOf(page).inHouse).toBeVisible();
  await expect(feedAd(page)).toHaveCount(0);
  await expectPageIntact(page);
}

test('F01 a feed that cannot be reached is requested once and shows no ad', async ({ page }) => {
  let requests = 0;
  await page.route(FEED, (route) => {
    requests += 1;
    return route.abort('connectionrefused');
  });
  await openWithPausedClock(page);
  await expectNoNetworkAd(page);
  await page.clock.runFor(20_000);
  expect(requests).toBe(1);
});

test('F02 a blocked feed leaves the slot to in-house ads: a message for a fifth', full, async ({ page }) => {
  await stubRandom(page, 0.1);
  await page.route(FEED, (route) => route.abort('blockedbyclient'));
  await openWithPausedClock(page);
  await page.clock.runFor(3100);
  await expect(slotOf(page).message).toBeVisible();
  await expectPageIntact(page);
});

for (const [fault, behavior] of [
  ['F04 a feed that never responds', 'silent'],
  ['F05 a feed that trickles', 'trickle'],
] as const) {
  test(`${fault} is aborted after 5 s`, full, async ({ page, network }) => {
    network.setBehavior({ feed: behavior });
    const failure = page.waitForEvent('requestfailed', (request) => request.url() === FEED);
    await openWithPausedClock(page);
    await expect.poll(() => network.requests).toContain('/feed.json');
    let hasFailed = false;
    void failure.then(() => (hasFailed = true));
    await page.clock.runFor(4900);
    expect(hasFailed).toBe(false);
    await page.clock.runFor(200);
    expect((await failure).failure()?.errorText).toContain('ABORTED');
    await expectNoNetworkAd(page);
    expect(network.requests.filter((path) => path === '/feed.json')).toHaveLength(1);
  });
}

for (const [fault, behavior] of [
  ['F03 status 500 with a good body', 'error'],
  ['F06 an empty body', 'nothing'],
  ['F07 HTML instead of a feed', 'html'],
  ['F18 a feed without CORS headers', 'not readable'],
] as const) {
  test(`${fault} gives no ad`, full, async ({ page, network }) => {
    network.setBehavior({ feed: behavior });
    await openWithPausedClock(page);
    await expectNoNetworkAd(page);
  });
}

test('F08 of 50 MB, only the maximum size is read', full, async ({ page, network }) => {
  network.setBehavior({ feed: 'huge' });
  const failure = page.waitForEvent('requestfailed', (request) => request.url() === FEED);
  const session = await page.context().newCDPSession(page);
  await openWithPausedClock(page);
  await failure;
  await expectNoNetworkAd(page);
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  expect(usedSize).toBeLessThan(20 * 1024 * 1024);
});

for (const [fault, body] of [
  ['F09 a body without a list of ads', {}],
  [
    'F13 an entry with a javascript: link',
    { ads: [feedEntry(NETWORK_ORIGIN, { statlink: 'javascript:globalThis.hacked=1' })] },
  ],
] as const) {
  test(`${fault} shows no ad`, full, async ({ page }) => {
    await page.route(FEED, (route) => route.fulfill({ json: body, headers: { 'Access-Control-Allow-Origin': '*' } }));
    await openWithPausedClock(page);
    await expectNoNetworkAd(page);
    expect(await page.evaluate(() => (globalThis as { hacked?: unknown }).hacked)).toBeUndefined();
  });
}

for (const [fault, pixel] of [
  ['F12 a pixel that is a number', 5],
  ['F13 a relative pixel', '/x/pixel.gif'],
] as const) {
  test(`${fault} is dropped, and the ad is kept`, full, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.route(FEED, (route) =>
      route.fulfill({
        json: { ads: [feedEntry(NETWORK_ORIGIN, { pixel })] },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await openWithPausedClock(page);
    await page.clock.runFor(500);
    await expect(feedAd(page)).toBeVisible();
    await page.clock.runFor(3100);
    expect(loaded.filter((path) => path === `/${pixel}` || path === pixel)).toEqual([]);
    await expectPageIntact(page);
  });
}

test('F10 a feed without ads is requested ten times in total', full, async ({ page, network }) => {
  network.setBehavior({ feed: 'none' });
  await openWithPausedClock(page);
  const requestCount = () => network.requests.filter((path) => path === '/feed.json').length;
  await expect
    .poll(
      async () => {
        await page.clock.runFor(200);
        return requestCount();
      },
      { timeout: 30_000, intervals: [50] },
    )
    .toBe(10);
  await page.clock.runFor(60_000);
  expect(requestCount()).toBe(10);
  await expect(feedAd(page)).toHaveCount(0);
  await expectPageIntact(page);
});

test('F10 a hidden tab stops requesting', full, async ({ page, network }) => {
  network.setBehavior({ feed: 'none' });
  await openWithPausedClock(page);
  const requestCount = () => network.requests.filter((path) => path === '/feed.json').length;
  await expect.poll(requestCount).toBe(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(60_000);
  expect(requestCount()).toBe(1);
});

test('F11 the first good entry is used, at any position', async ({ page, network }) => {
  network.setBehavior({ feed: 'third is good' });
  await openWithPausedClock(page);
  await expect(feedAd(page)).toContainText('Third');
  await expect(feedAd(page).getByRole('link')).toHaveAttribute('href', `${NETWORK_ORIGIN}/click`);
  await expectPageIntact(page);
});

test('a feed reports its ad to the slot, which shows it at once instead of polling for it', async ({ page }) => {
  const polls = await countPolls(page);
  await openWithPausedClock(page);
  // The clock is paused, so that only the first poll has happened.
  await expect(
    page.getByRole('complementary', { name: 'Advertisement' }).getByRole('link', { name: /Example Clouds/ }),
  ).toBeVisible();
  await page.clock.runFor(60_000);
  expect(await polls()).toBeLessThanOrEqual(1);
});

test('a feed that answers after a blocker is assumed replaces the in-house ad', full, async ({ page }) => {
  const requested = Promise.withResolvers<() => void>();
  await page.route(FEED, async (route) => {
    await new Promise<void>(requested.resolve);
    await route.continue();
  });
  await openWithPausedClock(page);
  await page.clock.runFor(3100);
  await expect(slotOf(page).inHouse).toBeVisible();
  (await requested.promise)();
  await expect(feedAd(page)).toBeVisible();
  await expect(slotOf(page).inHouse).toHaveCount(0);
  await expectPageIntact(page);
});

test('the display of a feed ad is reported 2500 ms after it appeared, once', full, async ({ page }) => {
  await stubRandom(page, 0.05);
  await openWithPausedClock(page);
  await expect(feedAd(page)).toBeVisible();
  await page.clock.runFor(2400);
  expect(await adEvents(page, 'display')).toEqual([]);
  await page.clock.runFor(100);
  expect(await adEvents(page, 'display')).toEqual(['carbon-body-top-inline']);
  await page.clock.runFor(60_000);
  expect(await adEvents(page, 'display')).toHaveLength(1);
});

test('F14 hostile text is reduced to emphasis, truncated and isolated', async ({ page, network }) => {
  network.setBehavior({ feed: 'hostile text' });
  await openWithPausedClock(page);
  await expect(feedAd(page)).toBeAttached();
  await page.clock.runFor(500);
  const text = feedAd(page).locator('bdi');
  await expect(text).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { hacked?: unknown }).hacked)).toBeUndefined();
  const tags = await text.evaluate((element) =>
    [...element.querySelectorAll('*')].map(({ tagName, attributes }) => `${tagName} ${attributes.length}`),
  );
  expect(new Set(tags)).toEqual(new Set(['B 0']));
  const written = (await text.textContent()) ?? '';
  expect(written.length).toBeLessThanOrEqual(300);
  expect(written).not.toMatch(/[\u200B\u202E]/);
  await expectPageIntact(page);
});

for (const behavior of ['picture is missing', 'picture never comes', 'picture is huge'] as const) {
  test(
    `F15 the box keeps its size when the ${behavior}`,
    behavior === 'picture is huge' ? {} : full,
    async ({ page, network }) => {
      network.setBehavior({ feed: behavior });
      await openWithPausedClock(page);
      await expect(feedAd(page)).toBeAttached();
      await page.clock.runFor(500);
      const picture = feedAd(page).locator('.slot-picture');
      await expect(picture).toBeVisible();
      expect(await picture.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([130, 100]);
      await expect(picture.locator('img')).toHaveAttribute('alt', 'Example Clouds');
      await expectPageIntact(page);
    },
  );
}

test('F16 of 2000 pixels, five are loaded', full, async ({ page, network }) => {
  network.setBehavior({ feed: 'many pixels' });
  await openWithPausedClock(page);
  const pixels = () => network.requests.filter((path) => /^\/p(?:ixel\.gif)?\?/.test(path)).length;
  await expect.poll(pixels).toBe(5);
  await page.clock.runFor(5000);
  expect(pixels()).toBe(5);
});

test('F17 leaving the page aborts the request', full, async ({ page, network }) => {
  network.setBehavior({ feed: 'silent' });
  const failure = page.waitForEvent('requestfailed', (request) => request.url() === FEED);
  await openWithPausedClock(page);
  await expect.poll(() => network.requests).toContain('/feed.json');
  await page.goto('/x/introduction/support/');
  expect((await failure).failure()?.errorText).toContain('ABORTED');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('F19 the house link of the feed shows an in-house ad', async ({ page, network }) => {
  network.setBehavior({ feed: 'backers' });
  // With this draw, a blocked slot would show the message instead.
  await stubRandom(page, 0.1);
  await openWithPausedClock(page);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100);
        return slotOf(page).inHouse.isVisible();
      },
      { intervals: [100] },
    )
    .toBe(true);
  await expect(slotOf(page).message).toHaveCount(0);
  await expect(feedAd(page)).toHaveCount(0);
  expect(network.requests.some((path) => path.startsWith('/pixel.gif'))).toBe(false);
});
