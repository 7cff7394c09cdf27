import type { Page } from '@playwright/test';
import { DOCS_HOST, ANALYTICS_ORIGIN } from '../../tools/testing/testSite.ts';
import { expect, expectPageAlive, PAGE_WITH_ADS, PAGE_WITHOUT_ADS, test, toldEvents } from '../ads/support/fixtures.ts';
import { countSurvivors } from './survived.ts';

countSurvivors('Analytics', ['F40', 'F41', 'F42', 'F43', 'F44', 'F45', 'F46']);

/** Clicks that were told, by their category. */
async function toldClicks(page: Page) {
  return (await toldEvents(page)).filter(([command, name]) => command === 'event' && name.startsWith('test')).map(([, name]) => name);
}

async function open(page: Page) {
  await page.goto(PAGE_WITHOUT_ADS);
  await expect.poll(async () => (await toldEvents(page)).some(([, name]) => name === 'page_view')).toBe(true);
}

for (const [name, code] of [
  ['is blocked', 'blockedbyclient'],
  ['has no address', 'namenotresolved'],
  ['is refused', 'connectionrefused'],
] as const) {
  test(`F40 the page lives when the script ${name}`, async ({ page }) => {
    await page.route(`${ANALYTICS_ORIGIN}/**`, (route) => route.abort(code));
    const failure = page.waitForEvent('requestfailed');
    await page.goto(PAGE_WITHOUT_ADS);
    await failure;
    await page.evaluate(() => {
      document.body.dataset['gaEventCategory'] = 'test';
      for (let index = 0; index < 1000; index += 1) document.body.click();
    });
    expect((await toldEvents(page)).length).toBe(0);
    await expectPageAlive(page);
  });
}

test('F40 the page lives when the script answers 500', async ({ page }) => {
  await page.route(`${ANALYTICS_ORIGIN}/**`, (route) => route.fulfill({ status: 500, body: '' }));
  const answer = page.waitForResponse(`${ANALYTICS_ORIGIN}/**`);
  await page.goto(PAGE_WITHOUT_ADS);
  await answer;
  await expectPageAlive(page);
});

test('F40 an ad comes although our own part that measures does not', async ({ page, complaints }) => {
  let refused = 0;
  await page.route('**/_astro/*.js', async (route) => {
    // Only browsers take the name of the docs host for this machine.
    const response = await route.fetch({ url: route.request().url().replace(DOCS_HOST, 'localhost') });
    if (!(await response.text()).includes('/gtag/js')) return route.fulfill({ response });
    refused += 1;
    return route.abort();
  });
  await page.goto(PAGE_WITH_ADS);
  await expect(page.locator('#carbonads')).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  expect(complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
});

test('F40 no more than a hundred commands wait for a script that is late', async ({ page }) => {
  let deliver = () => {};
  await page.route(`${ANALYTICS_ORIGIN}/**`, async (route) => {
    await new Promise<void>((resolve) => (deliver = resolve));
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const request = page.waitForRequest(`${ANALYTICS_ORIGIN}/**`);
  await page.goto(PAGE_WITHOUT_ADS);
  await request;
  await page.evaluate(() => {
    document.body.dataset['gaEventCategory'] = 'test';
    for (let index = 0; index < 1000; index += 1) document.body.click();
  });
  deliver();
  await expect.poll(async () => (await toldEvents(page)).length).toBe(100);
});

const BROKEN_QUEUES: Record<string, () => void> = {
  'is a number': () => Object.assign(window, { dataLayer: 5 }),
  'is frozen': () => Object.assign(window, { dataLayer: Object.freeze([]) }),
  'cannot be pushed to': () => Object.assign(window, { dataLayer: { push: 5 } }),
  throws: () =>
    Object.assign(window, {
      dataLayer: {
        push: () => {
          throw new Error('broken');
        },
      },
    }),
  'throws when it is looked at': () =>
    Object.defineProperty(window, 'dataLayer', {
      get: () => {
        throw new Error('broken');
      },
    }),
};
for (const [name, breakQueue] of Object.entries(BROKEN_QUEUES)) {
  test(`F41 the page lives when the queue ${name}`, async ({ page }) => {
    await page.addInitScript(breakQueue);
    const answer = page.waitForResponse(`${ANALYTICS_ORIGIN}/**`);
    await page.goto(PAGE_WITHOUT_ADS);
    await answer;
    await page.locator('h1').click();
    await expectPageAlive(page);
  });
}

test('F41 the page lives when gtag is missing or broken', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'gtag', { get: () => { throw new Error('broken'); } }));
  await open(page);
  await expectPageAlive(page);
});

test('F42 clicks on odd targets are told or not, and never throw', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.dataset['gaEventCategory'] = 'test-box';
    document.body.append(box);
    const click = () => new MouseEvent('click', { bubbles: true, composed: true });

    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    box.append(drawing);
    drawing.dispatchEvent(click());

    const text = document.createTextNode('text');
    box.append(text);
    text.dispatchEvent(click());

    const gone = document.createElement('b');
    gone.addEventListener('click', () => gone.remove());
    box.append(gone);
    gone.dispatchEvent(click());

    const host = document.createElement('div');
    const inner = document.createElement('i');
    inner.dataset['gaEventCategory'] = 'test-shadow';
    host.attachShadow({ mode: 'open' }).append(inner);
    box.append(host);
    inner.dispatchEvent(click());

    document.dispatchEvent(click());
    document.documentElement.dispatchEvent(click());
  });
  expect(await toldClicks(page)).toEqual(['test-box', 'test-box', 'test-box', 'test-shadow']);
  await expectPageAlive(page);
});

test('F43 the split decides which clicks are told, and junk decides nothing', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    Math.random = () => 0.5;
    for (const split of ['NaN', '0', '1', '-1', 'abc', '', '0.5', '0.51', '1e400']) {
      const box = document.createElement('div');
      box.dataset['gaEventCategory'] = `test ${split}`;
      box.dataset['gaEventSplit'] = split;
      document.body.append(box);
      box.click();
    }
  });
  expect(await toldClicks(page)).toEqual(['test NaN', 'test 1', 'test abc', 'test ', 'test 0.51', 'test 1e400']);
});

for (const [name, breakBeacon] of Object.entries({
  'is missing': () => Object.defineProperty(Navigator.prototype, 'sendBeacon', { value: undefined }),
  'always says no': () => Object.defineProperty(Navigator.prototype, 'sendBeacon', { value: () => false }),
})) {
  test(`F44 the page lives when sendBeacon ${name}`, async ({ page }) => {
    await page.addInitScript(breakBeacon);
    await open(page);
    await page.goto('/x/introduction/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('F45 without metas a view has an empty product', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const meta of document.querySelectorAll('meta[name^="mui:"]')) meta.remove();
    });
  });
  await open(page);
  const [, , view] = (await toldEvents(page)).find(([, name]) => name === 'page_view') ?? [];
  expect(view).toMatchObject({ productId: '', productCategoryId: '' });
  await expectPageAlive(page);
});

const REFUSALS: Record<string, () => void> = {
  'Global Privacy Control': () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  'Do Not Track': () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { value: '1' }),
  'the checkbox of the privacy page': () => localStorage.setItem('privacy-choice', 'refused'),
};
for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(`F46 ${name} leaves nothing to be sent to anybody`, async ({ page, baseURL, network }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
    });
    await page.addInitScript(refuse);
    await page.goto('/x/migration/migration-tree-view-v7/', { waitUntil: 'networkidle' });
    await expect(page.locator('.slot-card, .slot-message').first()).toBeVisible();
    expect(outside).toEqual([]);
    expect(network.requests).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await expectPageAlive(page);
  });
}
