import type { Page } from '@playwright/test';
import { NETWORK_ORIGIN } from '../../tools/testing/testSite.ts';
import { expect, expectPageAlive, fixChance, openAtStandstill, slotOf, test, useFeedInSlot, watchLayout } from '../ads/support/fixtures.ts';
import { feedEntry } from '../../tools/ad-network/index.ts';
import { countSurvivors } from './survived.ts';

countSurvivors('Ad feed', Array.from({ length: 19 }, (_, index) => `F${String(index + 1).padStart(2, '0')}`));

const FEED = `${NETWORK_ORIGIN}/feed.json`;
let layoutShift: () => Promise<number>;

test.beforeEach(async ({ page }) => {
  layoutShift = await watchLayout(page);
  await useFeedInSlot(page);
  await fixChance(page, 0.5);
});

test.afterEach(async () => expect(await layoutShift(), 'nothing moved').toBe(0));

const feedAd = (page: Page) => slotOf(page).network.locator('.carbonads');

/** How often the feed was asked; answers come from a route. */
async function answerWith(page: Page, body: string, status = 200) {
  let requests = 0;
  await page.route(FEED, (route) => {
    requests += 1;
    return route.fulfill({ status, body, contentType: 'application/json', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return () => requests;
}

/** No ad of the network; our own after the usual looks. */
async function expectNoNetworkAd(page: Page) {
  await page.clock.runFor(3100);
  await expect(slotOf(page).inHouse).toBeVisible();
  await expect(feedAd(page)).toHaveCount(0);
  await expectPageAlive(page);
}

for (const code of ['internetdisconnected', 'namenotresolved', 'connectionrefused', 'connectionreset', 'timedout', 'failed'] as const) {
  test(`F01 a feed that fails with ${code} is asked once and gives no ad`, async ({ page }) => {
    let requests = 0;
    await page.route(FEED, (route) => {
      requests += 1;
      return route.abort(code);
    });
    await openAtStandstill(page);
    await expectNoNetworkAd(page);
    await page.clock.runFor(20_000);
    expect(requests).toBe(1);
  });
}

test('F02 a blocked feed leaves the slot to the machine: a message for a fifth', async ({ page }) => {
  await fixChance(page, 0.1);
  await page.route(FEED, (route) => route.abort('blockedbyclient'));
  await openAtStandstill(page);
  await page.clock.runFor(3100);
  await expect(slotOf(page).message).toBeVisible();
  await expectPageAlive(page);
});

for (const status of [500, 403, 404, 429]) {
  test(`F03 status ${status} with a good body is a failure: asked once, no ad`, async ({ page }) => {
    const requests = await answerWith(page, JSON.stringify({ ads: [feedEntry(NETWORK_ORIGIN)] }), status);
    await openAtStandstill(page);
    await expectNoNetworkAd(page);
    await page.clock.runFor(20_000);
    expect(requests()).toBe(1);
  });
}

for (const [row, behavior] of [
  ['F04', 'silent'],
  ['F05', 'trickle'],
] as const) {
  test(`${row} a feed that is ${behavior} is given up after 5 s`, async ({ page, network }) => {
    network.behave({ feed: behavior });
    const failure = page.waitForEvent('requestfailed', (request) => request.url() === FEED);
    await openAtStandstill(page);
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

for (const behavior of ['not json', 'nothing'] as const) {
  test(`F06 a feed with ${behavior} gives no ad`, async ({ page, network }) => {
    network.behave({ feed: behavior });
    await openAtStandstill(page);
    await expectNoNetworkAd(page);
  });
}

test('F06 a byte order mark before a good body is no fault', async ({ page, network }) => {
  network.behave({ feed: 'byte order mark' });
  await openAtStandstill(page);
  await expect(feedAd(page)).toBeAttached();
  await page.clock.runFor(500);
  await expect(feedAd(page)).toBeVisible();
});

test('F07 HTML instead of a feed gives no ad', async ({ page, network }) => {
  network.behave({ feed: 'html' });
  await openAtStandstill(page);
  await expectNoNetworkAd(page);
});

test('F08 of 50 MB no more is read than the cap', async ({ page, network }) => {
  network.behave({ feed: 'huge' });
  const failure = page.waitForEvent('requestfailed', (request) => request.url() === FEED);
  const session = await page.context().newCDPSession(page);
  await openAtStandstill(page);
  await failure;
  await expectNoNetworkAd(page);
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  expect(usedSize).toBeLessThan(20 * 1024 * 1024);
});

const SHAPELESS = ['null', '[]', '5', '"ads"', '{}', '{"ads":null}', '{"ads":{}}', '{"ads":"x"}', '{"advertisements":[]}'];
for (const body of SHAPELESS) {
  test(`F09 the body ${body} has no ad in it`, async ({ page }) => {
    const requests = await answerWith(page, body);
    await openAtStandstill(page);
    await expectNoNetworkAd(page);
    expect(requests()).toBeLessThanOrEqual(10);
  });
}

for (const behavior of ['none', 'empty entries'] as const) {
  test(`F10 a feed with ${behavior} is asked ten times in all, a second apart`, async ({ page, network }) => {
    network.behave({ feed: behavior });
    await page.addInitScript(() => {
      const { fetch } = window;
      const page = window as { askedAt?: number[] };
      page.askedAt = [];
      window.fetch = (...request) => {
        page.askedAt?.push(Date.now());
        return fetch(...request);
      };
    });
    await openAtStandstill(page);
    const asked = () => network.requests.filter((path) => path === '/feed.json').length;
    await expect
      .poll(async () => {
        await page.clock.runFor(200);
        return asked();
      }, { timeout: 30_000, intervals: [50] })
      .toBe(10);
    const times = await page.evaluate(() => (window as { askedAt?: number[] }).askedAt ?? []);
    for (const [index, time] of times.entries()) if (index > 0) expect(time - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(1000);
    await page.clock.runFor(60_000);
    expect(asked()).toBe(10);
    await expect(feedAd(page)).toHaveCount(0);
    await expectPageAlive(page);
  });
}

test('F10 a hidden tab stops asking', async ({ page, network }) => {
  network.behave({ feed: 'none' });
  await openAtStandstill(page);
  const asked = () => network.requests.filter((path) => path === '/feed.json').length;
  await expect.poll(asked).toBe(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(60_000);
  expect(asked()).toBe(1);
});

test('F11 the first good entry is used, wherever it stands', async ({ page, network }) => {
  network.behave({ feed: 'third is good' });
  await openAtStandstill(page);
  await expect(feedAd(page)).toContainText('Third');
});

test('F12 fields of the wrong type are left out', async ({ page, network }) => {
  network.behave({ feed: 'wrong types' });
  await openAtStandstill(page);
  await expect(feedAd(page)).toBeAttached();
  await page.clock.runFor(500);
  await expect(feedAd(page).getByRole('link')).toHaveAttribute('href', `${NETWORK_ORIGIN}/click`);
  await expectPageAlive(page);
});

test('F12 a pixel that is a number harms nothing', async ({ page, network }) => {
  network.behave({ feed: 'pixel is a number' });
  await openAtStandstill(page);
  await expectNoNetworkAd(page);
});

const HOSTILE_FIELDS: Record<string, Record<string, string>> = {
  'a javascript: link': { statlink: 'javascript:globalThis.hacked=1' },
  'a data: link': { statlink: 'data:text/html,<script>1</script>' },
  'an http: link': { statlink: 'http://ads.example/' },
  'a relative link': { statlink: '/x/introduction/' },
  'a link with credentials': { statlink: 'https://user:secret@ads.example/' },
  'a link of 10 kB': { statlink: `https://ads.example/${'x'.repeat(10_000)}` },
  'a javascript: pixel': { pixel: 'javascript:globalThis.hacked=1' },
  'a relative pixel': { pixel: '/x/introduction/' },
};
for (const [name, fields] of Object.entries(HOSTILE_FIELDS)) {
  test(`F13 an entry with ${name} does not qualify`, async ({ page }) => {
    await answerWith(page, JSON.stringify({ ads: [feedEntry(NETWORK_ORIGIN, fields)] }));
    await openAtStandstill(page);
    await expectNoNetworkAd(page);
    expect(await page.evaluate(() => (globalThis as { hacked?: unknown }).hacked)).toBeUndefined();
  });
}

test('F14 hostile texts are reduced to emphasis, bounded and isolated', async ({ page, network }) => {
  network.behave({ feed: 'hostile text' });
  await openAtStandstill(page);
  await expect(feedAd(page)).toBeAttached();
  await page.clock.runFor(500);
  const text = feedAd(page).locator('bdi');
  await expect(text).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { hacked?: unknown }).hacked)).toBeUndefined();
  const tags = await text.evaluate((element) => [...element.querySelectorAll('*')].map(({ tagName, attributes }) => `${tagName} ${attributes.length}`));
  expect(new Set(tags)).toEqual(new Set(['B 0']));
  const written = (await text.textContent()) ?? '';
  expect(written.length).toBeLessThanOrEqual(300);
  expect(written).not.toMatch(/[\u200B\u202E]/);
  await expectPageAlive(page);
});

for (const behavior of ['picture is missing', 'picture never comes', 'picture is huge'] as const) {
  test(`F15 the box keeps its size when the ${behavior}`, async ({ page, network }) => {
    network.behave({ feed: behavior });
    await openAtStandstill(page);
    await expect(feedAd(page)).toBeAttached();
    await page.clock.runFor(500);
    const picture = feedAd(page).locator('.slot-picture');
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([130, 100]);
    await expect(picture.locator('img')).toHaveAttribute('alt', 'Example Clouds');
    await expectPageAlive(page);
  });
}

test('F16 of 2000 pixels five are loaded', async ({ page, network }) => {
  network.behave({ feed: 'many pixels' });
  await openAtStandstill(page);
  const pixels = () => network.requests.filter((path) => /^\/p(?:ixel\.gif)?\?/.test(path)).length;
  await expect.poll(pixels).toBe(5);
  await page.clock.runFor(5000);
  expect(pixels()).toBe(5);
});

test('F17 leaving the page stops the request', async ({ page, network }) => {
  network.behave({ feed: 'silent' });
  const failure = page.waitForEvent('requestfailed', (request) => request.url() === FEED);
  await openAtStandstill(page);
  await expect.poll(() => network.requests).toContain('/feed.json');
  await page.goto('/x/introduction/');
  expect((await failure).failure()?.errorText).toContain('ABORTED');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('F18 a feed that this site may not read gives no ad', async ({ page, network }) => {
  network.behave({ feed: 'not readable' });
  await openAtStandstill(page);
  await expectNoNetworkAd(page);
  expect(network.requests.filter((path) => path === '/feed.json')).toHaveLength(1);
});

test('F19 the house link of the feed is an in-house ad', async ({ page, network }) => {
  network.behave({ feed: 'backers' });
  await openAtStandstill(page);
  await page.waitForTimeout(300);
  await page.clock.runFor(1000);
  await expect(slotOf(page).inHouse).toBeVisible();
  await expect(feedAd(page)).toHaveCount(0);
  expect(network.requests.some((path) => path.startsWith('/pixel.gif'))).toBe(false);
});
