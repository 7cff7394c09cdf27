import type { Page } from '@playwright/test';
import { ANALYTICS_ORIGIN, MEASUREMENT_ID } from '../../tools/testing/testSite.ts';
import { horizontalOverflow, violations } from '../support/accessibility.ts';
import {
  countPolls,
  expect,
  full,
  openWithPausedClock,
  PAGE_WITH_ADS,
  PAGE_WITHOUT_ADS,
  sentEvents,
  slotOf,
  stubRandom,
  test,
  watchLayout,
} from '../ads/support/fixtures.ts';

const PRIVACY_PAGE = '/x/introduction/privacy/';
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** A visitor who has not been here before. */
test.use({ answer: 'none' });

function barOf(page: Page) {
  const bar = page.getByRole('region', { name: 'Privacy choice' });
  return {
    bar,
    accept: bar.getByRole('button', { name: 'Accept' }),
    decline: bar.getByRole('button', { name: 'Decline' }),
    more: bar.getByRole('link', { name: 'Privacy' }),
  };
}

const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('privacy-choice'));
const isAnalyticsLoaded = (page: Page) => page.evaluate(() => 'dataLayer' in window);
const pageViews = async (page: Page) => (await sentEvents(page)).filter(([, name]) => name === 'page_view');

/** All requests to other hosts. */
function watchHosts(page: Page, baseURL: string | undefined) {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
  });
  return outside;
}

test.describe('before a choice', () => {
  test('the bar asks, nothing is requested from other hosts, and the slot shows an in-house ad without polling', async ({
    page,
    baseURL,
  }) => {
    const outside = watchHosts(page, baseURL);
    const polls = await countPolls(page);
    await openWithPausedClock(page);
    await expect(barOf(page).bar).toBeVisible();
    await expect(slotOf(page).inHouse).toBeVisible();
    await page.clock.runFor(20_000);
    expect(await polls()).toBe(0);
    await expect(slotOf(page).message).toHaveCount(0);
    expect(outside).toEqual([]);
    expect(await isAnalyticsLoaded(page)).toBe(false);
    expect(await storedChoice(page)).toBeNull();
  });

  test('without JavaScript, there is nothing to ask', full, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(PRIVACY_PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(barOf(page).bar).toBeHidden();
    await expect(page.getByRole('button', { name: 'Choose' })).toBeHidden();
    await context.close();
  });
});

test.describe('after a yes', () => {
  test('the slot starts to poll and shows a network ad, and analytics start with all four signals denied by default', async ({
    page,
    network,
  }) => {
    const polls = await countPolls(page);
    await openWithPausedClock(page);
    await expect(slotOf(page).inHouse).toBeVisible();
    await barOf(page).accept.click();
    await expect(barOf(page).bar).toBeHidden();
    await expect.poll(polls).toBe(1);
    await expect.poll(() => network.requests).toContain('/script.js');
    await expect(page.locator('#carbonads')).toBeAttached();
    await page.clock.runFor(500);
    await expect(slotOf(page).root).toHaveAttribute('data-shows', 'network');
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    const sent = await sentEvents(page);
    expect(sent[0]).toEqual(['consent', 'default', DENIED]);
    expect(sent.findIndex(([command]) => command === 'config')).toBeGreaterThan(0);
    expect(await storedChoice(page)).toBe('allowed');
  });

  test('events from before it are dropped, and the next page does not ask', async ({ page }) => {
    await page.goto(PAGE_WITHOUT_ADS);
    await page.evaluate(() => (document.body.dataset['gaEventCategory'] = 'test'));
    await page.locator('h1').click();
    await barOf(page).accept.click();
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    await page.locator('h1').click();
    const clicks = async () => (await sentEvents(page)).filter(([, name]) => name === 'test');
    await expect.poll(clicks).toHaveLength(1);
    await page.goto('/x/introduction/support/');
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    await expect(barOf(page).bar).toBeHidden();
  });

  test('that is withdrawn from the footer, polling and events stop, the signals are denied, and cookies are deleted', async ({
    page,
    network,
    context,
    baseURL,
  }) => {
    network.setBehavior({ script: 'nothing' });
    const polls = await countPolls(page);
    await openWithPausedClock(page);
    await barOf(page).accept.click();
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    await page.clock.runFor(1000);
    await context.addCookies(
      ['_ga', '_ga_TEST123456', 'codeVariant'].map((name) => ({ name, value: 'GA1', url: baseURL ?? '' })),
    );

    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choice' });
    await link.click();
    await expect(barOf(page).bar).toBeFocused();
    await barOf(page).decline.click();
    await expect(barOf(page).bar).toBeHidden();
    await expect(link).toBeFocused();
    await page.clock.runFor(50);
    await expect(page.getByRole('status').filter({ hasText: 'Analytics and ad networks are off.' })).toBeVisible();
    await expect(slotOf(page).inHouse).toBeVisible();
    const before = await polls();
    await page.evaluate(() => (document.body.dataset['gaEventCategory'] = 'test'));
    await page.locator('h1').click();
    await page.clock.runFor(20_000);
    expect(await polls()).toBe(before);
    expect((await sentEvents(page)).at(-1)).toEqual(['consent', 'update', DENIED]);
    expect(
      await page.evaluate(
        (name) => (window as unknown as Record<string, unknown>)[name],
        `ga-disable-${MEASUREMENT_ID}`,
      ),
    ).toBe(true);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['codeVariant']);
    expect(await storedChoice(page)).toBe('refused');
  });

  test('that is withdrawn, a network ad is removed, and a second yes shows one again', full, async ({ page }) => {
    await page.goto(PAGE_WITH_ADS);
    const { accept, decline } = barOf(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choice' });
    await accept.click();
    await expect(page.locator('#carbonads')).toBeVisible();
    await link.click();
    await decline.click();
    await expect(page.locator('#carbonads')).toHaveCount(0);
    await expect(slotOf(page).inHouse).toBeVisible();
    await link.click();
    await accept.click();
    await expect(page.locator('#carbonads')).toBeVisible();
    await expect(page.locator('#carbonads')).toHaveCount(1);
    const consents = (await sentEvents(page))
      .filter(([command]) => command === 'consent')
      .map(([, , signals]) => signals['analytics_storage']);
    expect(consents).toEqual(['denied', 'granted', 'denied', 'granted']);
  });

  test('an ad below a demo is requested, but not before', full, async ({ page, network }) => {
    await stubRandom(page, 0.05);
    await page.goto('/x/react-tree-view/simple-tree-view/focus/');
    await expect(slotOf(page).aside).not.toHaveAttribute('hidden');
    const demo = page.locator('[data-demo="FocusItem"]');
    await demo.locator('[data-do="code"]').click();
    await expect(demo.locator('[data-do="code"]')).toHaveAttribute('aria-expanded', 'true');
    await page.waitForLoadState('networkidle');
    expect(network.requests).toEqual([]);
    await barOf(page).accept.click();
    await expect(demo.locator('[data-inline-slot]').getByRole('link', { name: /Example Clouds/ })).toBeVisible();
  });
});

test.describe('after a no', () => {
  test('nothing starts, on this page and the next, which does not ask again', async ({ page, baseURL }) => {
    const outside = watchHosts(page, baseURL);
    await page.goto(PAGE_WITH_ADS);
    await barOf(page).decline.click();
    await expect(barOf(page).bar).toBeHidden();
    expect(await storedChoice(page)).toBe('refused');
    await page.goto(PAGE_WITH_ADS);
    await expect(slotOf(page).inHouse).toBeVisible();
    await expect(barOf(page).bar).toBeHidden();
    expect(outside).toEqual([]);
    expect(await isAnalyticsLoaded(page)).toBe(false);
  });

  test('the privacy page shows the choice and changes it', full, async ({ page, network }) => {
    await page.goto(PRIVACY_PAGE);
    const status = page.locator('#your-choice');
    await expect(status).toContainText('Analytics and ad networks are off until you accept.');
    await barOf(page).decline.click();
    await expect(status).toContainText('Analytics and ad networks are off.');
    await status.getByRole('button', { name: 'Choose' }).click();
    await barOf(page).accept.click();
    await expect(status).toContainText('Analytics and ad networks are on.');
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    await page.goto(PAGE_WITH_ADS);
    await expect.poll(() => network.requests).toContain('/script.js');
  });
});

test.describe('a signal of the browser', () => {
  test.use({ answer: 'signal' });

  test('leaves nothing to choose, which the privacy page explains', full, async ({ page }) => {
    await page.goto(PAGE_WITHOUT_ADS);
    await expect(barOf(page).bar).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choice' }).click();
    await expect(page).toHaveURL(/privacy\/#your-choice$/);
    await expect(page.locator('#your-choice')).toContainText(
      'your browser sends Global Privacy Control or Do Not Track',
    );
    await expect(page.getByRole('button', { name: 'Choose' })).toBeHidden();
    await expect(barOf(page).bar).toBeHidden();
  });
});

test.describe('the choice', () => {
  test('in one tab applies to the others', full, async ({ page, context }) => {
    await context.route(`${ANALYTICS_ORIGIN}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(PAGE_WITH_ADS);
    const other = await context.newPage();
    await other.goto(PRIVACY_PAGE);
    await expect(barOf(page).bar).toBeVisible();
    await barOf(other).accept.click();
    await expect(barOf(page).bar).toBeHidden();
    await expect(page.locator('#carbonads')).toBeVisible();
    await other.getByRole('button', { name: 'Choose' }).click();
    await barOf(other).decline.click();
    await expect(slotOf(page).inHouse).toBeVisible();
    await expect.poll(async () => (await sentEvents(page)).at(-1)).toEqual(['consent', 'update', DENIED]);
  });

  test(
    'lasts for the page if storage is denied: a yes starts everything once, and the next page asks again',
    full,
    async ({ page, network }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      });
      await page.goto(PAGE_WITH_ADS);
      await expect(slotOf(page).inHouse).toBeVisible();
      expect(network.requests).toEqual([]);
      await barOf(page).accept.click();
      await expect(page.locator('#carbonads')).toBeVisible();
      await page.goto(PAGE_WITHOUT_ADS);
      await expect(barOf(page).bar).toBeVisible();
      expect(await isAnalyticsLoaded(page)).toBe(false);
      await barOf(page).decline.click();
      await page.goto(PAGE_WITHOUT_ADS, { waitUntil: 'networkidle' });
      await expect(barOf(page).bar).toBeHidden();
      expect(await isAnalyticsLoaded(page)).toBe(false);
    },
  );

  test(
    'that is invalid, or a yes in the window name that another site can set, counts as none',
    full,
    async ({ page, baseURL }) => {
      const outside = watchHosts(page, baseURL);
      await page.addInitScript(() => {
        window.name = 'privacy-choice=allowed';
        localStorage.setItem('privacy-choice', '<b>yes');
      });
      await page.goto(PAGE_WITH_ADS, { waitUntil: 'networkidle' });
      await expect(barOf(page).bar).toBeVisible();
      expect(outside).toEqual([]);
      expect(await storedChoice(page)).toBe('<b>yes');
    },
  );
});

test(
  'a site with CONSENT=off starts without asking, and its readers can still refuse',
  full,
  async ({ page, baseURL }) => {
    // Pages of such a site differ only in this attribute. It is changed as soon as it exists, before the scripts of the page.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        document.documentElement.setAttribute('data-consent', 'off');
        observer.disconnect();
      }).observe(document, { childList: true });
    });
    await page.goto(PAGE_WITH_ADS);
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'off');
    await expect(page.locator('#carbonads')).toBeVisible();
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    await expect(barOf(page).bar).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choice' }).click();
    await barOf(page).decline.click();
    await expect(slotOf(page).inHouse).toBeVisible();
    const outside = watchHosts(page, baseURL);
    await page.goto(PAGE_WITH_ADS);
    await expect(slotOf(page).inHouse).toBeVisible();
    expect(outside).toEqual([]);
  },
);

test.describe('the bar', () => {
  test('is reached by keyboard right after the skip link, takes no focus, and Escape decides nothing', async ({
    page,
  }) => {
    await page.goto(PAGE_WITHOUT_ADS);
    const { bar, more, decline, accept } = barOf(page);
    await expect(bar).toBeVisible();
    await expect(decline).toBeEnabled();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    for (const next of [more, decline, accept]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(bar).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(bar).toBeHidden();
    expect(await storedChoice(page)).toBe('refused');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
  });

  test('makes refusing as easy as accepting: both buttons are equal, and large enough to touch', async ({ page }) => {
    await page.goto(PAGE_WITHOUT_ADS);
    const looks = await page.locator('[data-consent-choice]').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, border, font } = getComputedStyle(button);
        const { width, height, top } = button.getBoundingClientRect();
        return { color, backgroundColor, border, font, width, height, top };
      }),
    );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
    expect(looks[0]?.width).toBeGreaterThanOrEqual(44);
  });

  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [800, 600],
    [1440, 900],
  ] as const) {
    test(`shifts nothing and covers no focused element at ${width} px`, full, async ({ page }) => {
      const shift = await watchLayout(page);
      await page.setViewportSize({ width, height });
      await page.goto(PAGE_WITH_ADS, { waitUntil: 'networkidle' });
      const { bar } = barOf(page);
      await expect(bar).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
      // Everything that ends at the bottom of the viewport leaves space for the bar.
      const sizes = await bar.evaluate((element) => ({
        bar: element.getBoundingClientRect().height,
        padding: parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
      }));
      expect(sizes.padding).toBeGreaterThanOrEqual(sizes.bar);
      expect(sizes.padding).toBeLessThan(sizes.bar + 24);
      // The first link of the article, and the last one of the page.
      for (const link of [
        page.locator('article h2 a').first(),
        page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choice' }),
      ]) {
        await link.focus();
        const covered = await link.evaluate(
          (element) =>
            element.getBoundingClientRect().bottom -
            (document.querySelector('[data-consent-region]')?.getBoundingClientRect().top ?? 0),
        );
        expect(covered).toBeLessThanOrEqual(0);
      }
      expect(await shift()).toBe(0);
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no accessibility violations in ${colorScheme} mode`, full, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(PRIVACY_PAGE);
      await expect(barOf(page).bar).toBeVisible();
      await expect(page.locator('#your-choice')).toContainText('Analytics');
      expect(await violations(page)).toEqual([]);
    });
  }

  test('is in the flow of the page where the viewport is low, and is not printed', full, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 320 });
    await page.goto(PAGE_WITHOUT_ADS);
    const { bar } = barOf(page);
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('static');
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
});
