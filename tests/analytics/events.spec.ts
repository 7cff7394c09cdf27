import { chromium, type Page } from '@playwright/test';
import { MEASUREMENT_ID, ANALYTICS_ORIGIN } from '../../tools/testing/testSite.ts';
import {
  expect,
  giveAnswer,
  stubRandom,
  full,
  fullAndWhole,
  PAGE_WITHOUT_ADS,
  test,
  sentEvents,
} from '../ads/support/fixtures.ts';

const eventsNamed = async (page: Page, name: string) =>
  (await sentEvents(page)).filter(([, one]) => one === name).map(([, , parameters]) => parameters);
const pageViews = (page: Page) => eventsNamed(page, 'page_view');
const properties = async (page: Page) =>
  (await sentEvents(page)).filter(([command]) => command === 'set').map(([, , parameters]) => parameters);

async function open(page: Page, path = PAGE_WITHOUT_ADS) {
  await page.goto(path);
  await expect.poll(() => pageViews(page)).toHaveLength(1);
}

test.describe('page views', () => {
  test('are sent once, with title, path, product and category', async ({ page }) => {
    await open(page, '/x/introduction/licensing/?ref=mail#license-key');
    await page.evaluate(() => (location.hash = 'other'));
    await page.waitForTimeout(300);
    expect(await pageViews(page)).toEqual([
      {
        page_title: await page.title(),
        page_location: '/x/introduction/licensing',
        productId: 'null',
        productCategoryId: 'x',
      },
    ]);
  });

  test('report a path below /api as one below /api-docs, also for a page that is missing', async ({ page }) => {
    await open(page, '/api/button/?ref=mail');
    expect(await pageViews(page)).toMatchObject([{ page_location: '/api-docs/button' }]);
  });

  test('are sent after the page has loaded and after user properties, and not automatically', async ({ page }) => {
    await open(page);
    const sent = await sentEvents(page);
    const denied = {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    };
    expect(sent.slice(0, 4)).toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', { analytics_storage: 'granted' }],
      ['js', expect.any(String)],
      ['config', MEASUREMENT_ID, { send_page_view: false }],
    ]);
    expect(sent.slice(4).map(([command]) => command)).toEqual(['set', 'set', 'set', 'set', 'set', 'event']);
    expect(await properties(page)).toEqual([
      { codeVariant: 'TS' },
      { userLanguage: 'en' },
      { devicePixelRatio: 1 },
      { colorSchemeOS: 'light' },
      { colorScheme: 'light' },
    ]);
    const times = await page.evaluate((origin) => {
      const script = performance.getEntriesByType('resource').find(({ name }) => name.startsWith(origin));
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return { script: script?.startTime ?? 0, load: navigation?.loadEventEnd ?? Infinity };
    }, ANALYTICS_ORIGIN);
    expect(times.script).toBeGreaterThan(times.load);
  });

  test('are not sent while a page is prerendered', full, async ({ page }) => {
    await page.addInitScript(() => {
      const state = { isPrerendering: true };
      Object.defineProperty(document, 'prerendering', { get: () => state.isPrerendering });
      Object.assign(window, {
        activate: () => {
          state.isPrerendering = false;
          document.dispatchEvent(new Event('prerenderingchange'));
        },
      });
    });
    await page.goto(PAGE_WITHOUT_ADS, { waitUntil: 'networkidle' });
    await page.waitForTimeout(300);
    expect(await sentEvents(page)).toEqual([]);
    await page.evaluate(() => (window as unknown as { activate: () => void }).activate());
    await expect.poll(() => pageViews(page)).toHaveLength(1);
  });

  test(
    'are sent again when a page is restored from the back-forward cache',
    fullAndWhole,
    async ({ launchOptions, baseURL, userAgent }) => {
      const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
      const page = await browser.newPage({ ...(baseURL && { baseURL }), ...(userAgent && { userAgent }) });
      await page.addInitScript(giveAnswer, 'allowed' as const);
      await page.route(`${ANALYTICS_ORIGIN}/**`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await open(page);
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
      await page.goto('/x/introduction/');
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
      await expect.poll(() => pageViews(page)).toHaveLength(2);
      await page.waitForTimeout(300);
      expect(await pageViews(page)).toHaveLength(2);
      await browser.close();
    },
  );
});

test.describe('user properties', () => {
  test('are sent again when they change, and only then', async ({ page }) => {
    await open(page);
    const before = (await properties(page)).length;
    await page.evaluate(() => document.documentElement.setAttribute('data-code-variant', 'JS'));
    await expect.poll(async () => (await properties(page)).slice(before)).toEqual([{ codeVariant: 'JS' }]);
    await page.evaluate(() => document.documentElement.setAttribute('data-code-variant', 'JS'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => (await properties(page)).slice(before)).toContainEqual({ colorSchemeOS: 'dark' });
    await page.waitForTimeout(200);
    expect(
      (await properties(page)).slice(before).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    ).toEqual([{ codeVariant: 'JS' }, { colorScheme: 'dark' }, { colorSchemeOS: 'dark' }]);
  });
});

test.describe('clicks', () => {
  test('are read from the attributes of the nearest element', async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      const heading = document.querySelector<HTMLElement>('h1');
      const block = heading?.parentElement;
      Object.assign(block?.dataset ?? {}, { gaEventCategory: 'outer' });
      Object.assign(heading?.dataset ?? {}, { gaEventCategory: 'inner', gaEventAction: 'read', gaEventLabel: 'title' });
    });
    await page.locator('h1').click();
    expect(await eventsNamed(page, 'inner')).toEqual([{ eventAction: 'read', eventLabel: 'title' }]);
    expect(await eventsNamed(page, 'outer')).toEqual([]);
  });
});

test.describe('web vitals', () => {
  const VITALS = ['TTFB', 'FCP', 'LCP', 'CLS', 'INP'];
  const vitals = async (page: Page) => (await sentEvents(page)).filter(([, name]) => VITALS.includes(name));

  test('are sent by a session that drew 0.00009', async ({ page }) => {
    await stubRandom(page, 0.000_09);
    await open(page);
    await expect.poll(async () => (await vitals(page)).map(([, name]) => name)).toContain('FCP');
    const [, , parameters] = (await vitals(page))[0] ?? [];
    expect(Object.keys(parameters ?? {}).sort()).toEqual([
      'metric_delta',
      'metric_id',
      'metric_label',
      'metric_value',
      'value',
    ]);
    expect(await page.evaluate(() => sessionStorage.getItem('web-vitals'))).toBe('yes');
  });

  test('are not sent by a session that drew 0.0001', full, async ({ page }) => {
    await stubRandom(page, 0.0001);
    await open(page);
    await page.waitForTimeout(500);
    expect(await vitals(page)).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('web-vitals'))).toBe('no');
  });

  test('are sampled once per session', full, async ({ page }) => {
    await stubRandom(page, 0.5);
    await open(page);
    await stubRandom(page, 0);
    await open(page, '/x/introduction/');
    await page.waitForTimeout(500);
    expect(await vitals(page)).toEqual([]);
  });
});

test('the debug sink prints every event', full, async ({ page, pageLog }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const meta = document.createElement('meta');
      Object.assign(meta, { name: 'analytics-debug', content: 'true' });
      document.head.append(meta);
    });
  });
  await open(page);
  const printed = pageLog.filter((text) => text.startsWith('console info: analytics'));
  expect(printed).toHaveLength(
    (await sentEvents(page)).filter(([command]) => command === 'event' || command === 'set').length,
  );
  expect(printed.some((text) => text.includes('page_view'))).toBe(true);
  pageLog.splice(0, pageLog.length, ...pageLog.filter((text) => !printed.includes(text)));
});
