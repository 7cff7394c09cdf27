import { chromium, type Page } from '@playwright/test';
import { ANALYTICS_ORIGIN } from '../../tools/testing/testSite.ts';
import {
  countPolls,
  expect,
  expectPageIntact,
  giveAnswer,
  stubRandom,
  full,
  openWithPausedClock,
  PAGE_WITH_ADS,
  slotOf,
  test,
  sentEvents,
  whole,
} from '../ads/support/fixtures.ts';

const HOUR_MS = 3_600_000;
const pageViews = async (page: Page) => (await sentEvents(page)).filter(([, name]) => name === 'page_view');

for (const year of [2016, 2036]) {
  test(
    `F70 with the clock set to ${year}, ads, analytics and preferences work`,
    full,
    async ({ page, network, context }) => {
      network.setBehavior({ script: 'nothing' });
      await stubRandom(page, 0.5);
      const delays = await watchDelays(page);
      await openWithPausedClock(page, PAGE_WITH_ADS, year);
      await page.clock.runFor(3000);
      await expect(slotOf(page).inHouse).toBeVisible();
      await expect.poll(() => pageViews(page)).toHaveLength(1);
      expect(await delays()).toEqual([]);
      await page.clock.resume();
      await page.goto('/x/react-charts/bars/');
      await page
        .locator('[data-demo="MonthlyRainfall"]')
        .getByRole('toolbar', { name: /^Tools:/ })
        .getByRole('button', { name: 'JS', exact: true })
        .click();
      await expect
        .poll(async () => (await context.cookies()).find(({ name }) => name === 'codeVariant')?.value)
        .toBe('JS');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    },
  );
}

test(
  'F71 a page restored from the back-forward cache sends one more page view and loads no second script',
  whole,
  async ({ launchOptions, baseURL, userAgent, network }) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    const page = await browser.newPage({ ...(baseURL && { baseURL }), ...(userAgent && { userAgent }) });
    await page.addInitScript(giveAnswer, 'allowed' as const);
    await page.route(`${ANALYTICS_ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(PAGE_WITH_ADS);
    await expect(page.locator('#carbonads')).toBeVisible();
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
    await page.goto('/x/introduction/support/');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
    await expect.poll(() => pageViews(page)).toHaveLength(2);
    // Timers run again: the filter of the tree is debounced.
    await page.locator('[data-nav-filter]').fill('licensing');
    await expect(page.locator('#site-navigation').getByRole('link', { name: 'Licensing' })).toBeVisible();
    await expect(page.locator('#_carbonads_js')).toHaveCount(1);
    await expect(page.locator('#carbonads')).toHaveCount(1);
    expect(network.requests.filter((path) => path === '/script.js')).toHaveLength(1);
    await browser.close();
  },
);

test(
  'F72 a tab hidden for an hour stops polling, and resumes at the normal interval',
  full,
  async ({ page, network }) => {
    network.setBehavior({ script: 'nothing' });
    const polls = await countPolls(page);
    await openWithPausedClock(page);
    await page.clock.runFor(1000);
    const before = await polls();
    await setVisibility(page, 'hidden');
    await page.clock.runFor(HOUR_MS);
    expect(await polls()).toBe(before);
    const asked = network.requests.length;
    await setVisibility(page, 'visible');
    await page.clock.runFor(450);
    expect(await polls()).toBeLessThanOrEqual(before + 1);
    await page.clock.runFor(3000);
    await expect(slotOf(page).root).toHaveAttribute('data-shows', 'filling');
    expect(network.requests).toHaveLength(asked);
  },
);

test('F75 a browser without newer APIs can read, navigate, switch modes and show ads', async ({ page, network }) => {
  network.setBehavior({ script: 'nothing' });
  await page.addInitScript(() => {
    for (const name of [
      'requestIdleCallback',
      'cancelIdleCallback',
      'navigation',
      'scheduler',
      'BroadcastChannel',
      'CompressionStream',
      'DecompressionStream',
    ]) {
      delete (window as unknown as Record<string, unknown>)[name];
      if (name in window) Object.defineProperty(window, name, { value: undefined, configurable: true });
    }
    for (const name of ['timeout', 'any'])
      Object.defineProperty(AbortSignal, name, { value: undefined, configurable: true });
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined, configurable: true });
    Object.defineProperty(Promise, 'withResolvers', { value: undefined, configurable: true });
  });
  await page.goto(PAGE_WITH_ADS);
  await expectPageIntact(page);
  await expect(slotOf(page).root).toHaveAttribute('data-shows', 'filling');
  await page.keyboard.press('m');
  await expect(page.locator('html')).toHaveAttribute('data-mode', /light|dark/);
  await page.locator('[data-nav-filter]').fill('licensing');
  await page.locator('#site-navigation').getByRole('link', { name: 'Licensing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MUI X licensing');
  await page.waitForLoadState('load');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('license key');
  await expect(page.locator('#site-search-hits').getByRole('option', { name: /license key/i })).not.toHaveCount(0);
});

async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Records timers with a negative delay. */
async function watchDelays(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const negative: number[] = [];
    Object.assign(window, { negative });
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const original = window[name].bind(window) as (
        handler: TimerHandler,
        delay?: number,
        ...rest: unknown[]
      ) => number;
      Object.assign(window, {
        [name]: (handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
          if (delay !== undefined && delay < 0) negative.push(delay);
          return original(handler, delay, ...rest);
        },
      });
    }
  });
  return () => page.evaluate(() => (window as unknown as { negative: number[] }).negative);
}
