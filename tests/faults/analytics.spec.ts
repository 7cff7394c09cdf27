import type { Page } from '@playwright/test';
import { DOCS_HOST, ANALYTICS_ORIGIN } from '../../tools/testing/testSite.ts';
import {
  expect,
  expectPageIntact,
  full,
  PAGE_WITH_ADS,
  PAGE_WITHOUT_ADS,
  test,
  sentEvents,
} from '../ads/support/fixtures.ts';

/** The categories of reported clicks. */
async function sentClicks(page: Page) {
  return (await sentEvents(page))
    .filter(([command, name]) => command === 'event' && name.startsWith('test'))
    .map(([, name]) => name);
}

async function open(page: Page) {
  await page.goto(PAGE_WITHOUT_ADS);
  await expect.poll(async () => (await sentEvents(page)).some(([, name]) => name === 'page_view')).toBe(true);
}

// Unit tests of src/services/analytics cover the queue length (F40), click sampling (F43) and missing metas (F45).

test('F40 the page works if the script is blocked, after any number of clicks', async ({ page }) => {
  await page.route(`${ANALYTICS_ORIGIN}/**`, (route) => route.abort('blockedbyclient'));
  const failure = page.waitForEvent('requestfailed');
  await page.goto(PAGE_WITHOUT_ADS);
  await failure;
  await page.evaluate(() => {
    document.body.dataset['gaEventCategory'] = 'test';
    for (let index = 0; index < 1000; index += 1) document.body.click();
  });
  expect(await sentEvents(page)).toEqual([]);
  await expectPageIntact(page);
});

test('F40 the page works if the script responds with 500', full, async ({ page }) => {
  await page.route(`${ANALYTICS_ORIGIN}/**`, (route) => route.fulfill({ status: 500, body: '' }));
  const response = page.waitForResponse(`${ANALYTICS_ORIGIN}/**`);
  await page.goto(PAGE_WITHOUT_ADS);
  await response;
  await expectPageIntact(page);
});

test('F40 an ad is shown even if our analytics chunk does not load', full, async ({ page, pageLog }) => {
  let refused = 0;
  await page.route('**/_astro/*.js', async (route) => {
    // Only browsers resolve the docs host name to this machine.
    const response = await route.fetch({ url: route.request().url().replace(DOCS_HOST, 'localhost') });
    if (!(await response.text()).includes('/gtag/js')) return route.fulfill({ response });
    refused += 1;
    return route.abort();
  });
  await page.goto(PAGE_WITH_ADS);
  await expect(page.locator('#carbonads')).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  expect(pageLog.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
  pageLog.length = 0;
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
  test(
    `F41 the page works if the queue ${name}`,
    name === 'throws when it is looked at' ? {} : full,
    async ({ page }) => {
      await page.addInitScript(breakQueue);
      const response = page.waitForResponse(`${ANALYTICS_ORIGIN}/**`);
      await page.goto(PAGE_WITHOUT_ADS);
      await response;
      await page.locator('h1').click();
      await expectPageIntact(page);
    },
  );
}

test('F41 the page works if gtag is missing or broken', full, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'gtag', {
      get: () => {
        throw new Error('broken');
      },
    }),
  );
  await open(page);
  await expectPageIntact(page);
});

test('F42 clicks on unusual targets never throw', async ({ page }) => {
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
  expect(await sentClicks(page)).toEqual(['test-box', 'test-box', 'test-box', 'test-shadow']);
  await expectPageIntact(page);
});

for (const [name, breakBeacon] of Object.entries({
  'is missing': () => Object.defineProperty(Navigator.prototype, 'sendBeacon', { value: undefined }),
  'always returns false': () => Object.defineProperty(Navigator.prototype, 'sendBeacon', { value: () => false }),
})) {
  test(`F44 the page works if sendBeacon ${name}`, full, async ({ page }) => {
    await page.addInitScript(breakBeacon);
    await open(page);
    await page.goto('/x/introduction/support/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

const REFUSALS: Record<string, () => void> = {
  'Global Privacy Control': () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  'Do Not Track': () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { value: '1' }),
  'a stored no': () => localStorage.setItem('privacy-choice', 'refused'),
};
for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(
    `F46 ${name} prevents all external requests`,
    name === 'Global Privacy Control' ? {} : full,
    async ({ page, baseURL, network }) => {
      const outside: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
      });
      await page.addInitScript(refuse);
      await page.goto(PAGE_WITH_ADS);
      await expect(page.locator('.slot-card')).toBeVisible();
      await expect(page.locator('[data-consent-region]')).toBeHidden();
      expect(outside).toEqual([]);
      expect(network.requests).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
      await expectPageIntact(page);
    },
  );
}
