import type { Page } from '@playwright/test';
import { startAdNetwork, type AdNetwork } from '../../../tools/ad-network/index.ts';
import { expect, test as base } from '../../support/fixtures.ts';
import { ANALYTICS_ORIGIN, DOCS_HOST, NETWORK_HOST, NETWORK_ORIGIN } from '../../../tools/testing/testSite.ts';

export { expect };
export { full, fullAndWhole, giveAnswer, whole } from '../../support/fixtures.ts';
export { watchLayout } from '../../support/layout.ts';

/** A page with a slot, and one without. */
export const PAGE_WITH_ADS = '/x/migration/migration-tree-view-lab/';
export const PAGE_WITHOUT_ADS = '/x/introduction/licensing/';

/** The user agent of headless Chrome is on the list of bots. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

interface TestFixtures {
  /** The mock network with its default behavior, which tests can change. */
  network: AdNetwork;
}

interface WorkerFixtures {
  /** 0 picks any free port. */
  networkPort: number;
  runningNetwork: AdNetwork;
}

/** Visits the site under the docs host name as a regular user, with ads and analytics; console messages fail a test here too. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  networkPort: [0, { scope: 'worker', option: true }],
  runningNetwork: [
    async ({ networkPort }, use) => {
      const network = await startAdNetwork({ port: networkPort });
      await use(network);
      await network.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, runningNetwork }, use) => {
      const rule = `MAP ${NETWORK_HOST} 127.0.0.1:${runningNetwork.port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`] });
    },
    { scope: 'worker' },
  ],
  // Under the docs host name, the site behaves like in production.
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('localhost', DOCS_HOST)),
  userAgent: USER_AGENT,
  answer: 'allowed',
  // A service worker would intercept the requests that these tests mock; it has its own tests.
  serviceWorkers: 'block',
  network: [
    async ({ runningNetwork }, use) => {
      runningNetwork.setBehavior({}, NETWORK_ORIGIN);
      await use(runningNetwork);
    },
    { auto: true },
  ],
  isExpected: async ({}, use) => use(isThirdPartyMessage),
  page: async ({ page }, use) => {
    // No requests leave this machine.
    await page.route(`${ANALYTICS_ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await use(page);
  },
});

/** The browser itself reports a host that fails, which a page cannot prevent. */
function isThirdPartyMessage(text: string, url: string) {
  if (text === 'Service Worker registration blocked by Playwright') return true;
  const isOutside = [NETWORK_ORIGIN, ANALYTICS_ORIGIN].some(
    (origin) => url.startsWith(origin) || text.includes(origin),
  );
  return isOutside && /^Failed to load resource|blocked by CORS policy/.test(text);
}

/** Makes every random draw of the page return this number. */
export async function stubRandom(page: Page, roll: number) {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, roll);
}

/** Configures the slot of a page with a feed and no script. */
export async function useFeedInSlot(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const slot of document.querySelectorAll<HTMLElement>('[data-slot]')) {
        slot.dataset['slot'] = JSON.stringify({ ...JSON.parse(slot.dataset['slot'] ?? '{}'), script: undefined });
      }
    });
  });
}

/** Makes only the feed ad throw while it renders. */
export async function breakFeedAd(page: Page) {
  await page.addInitScript(() => {
    const { from } = Array;
    // Rendering a description calls this; the rest of the page does not.
    Array.from = ((source: Iterable<unknown>) => {
      if (typeof source === 'string' && source.includes('Servers that are awake')) throw new Error('broken view');
      return from(source);
    }) as typeof from;
  });
}

/** Counts how often the slot has polled for the network ad. */
export async function countPolls(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const page = window as { looks?: number };
    page.looks = 0;
    const { querySelector } = Element.prototype;
    Element.prototype.querySelector = function (this: Element, selector: string) {
      if (selector === '#carbonads, .carbonads, .ea-placement') page.looks = (page.looks ?? 0) + 1;
      return querySelector.call(this, selector);
    };
  });
  return () => page.evaluate(() => (window as { looks?: number }).looks ?? 0);
}

export function slotOf(page: Page) {
  const root = page.locator('[data-slot]');
  return {
    root,
    aside: root.locator('aside'),
    network: root.locator('[data-slot-network]'),
    filling: root.locator('[data-slot-filling]'),
    message: root.locator('[data-slot-filling] .slot-message'),
    inHouse: root.locator('[data-slot-filling] .slot-card'),
  };
}

/** Opens a page with a paused clock, and waits until its slot is shown. It has polled once, up to 50 ms ago. */
export async function openWithPausedClock(page: Page, path = PAGE_WITH_ADS, year = 2026) {
  await openPaused(page, path, year);
  await expect(slotOf(page).aside).not.toHaveAttribute('hidden');
}

/** The same for an ad that fails as soon as it is there, which hides the slot again. */
export async function openPaused(page: Page, path = PAGE_WITH_ADS, year = 2026) {
  await page.clock.install({ time: new Date(`${year}-01-01T12:00:00Z`) });
  // Far ahead, because time passes until the clock is paused, especially on a busy machine.
  await page.clock.pauseAt(new Date(`${year}-01-01T13:00:00Z`));
  await page.goto(path);
  await page.clock.runFor(50);
}

/** All events sent to the analytics service so far, as `[command, name, parameters]`. */
export function sentEvents(page: Page): Promise<[string, string, Record<string, unknown>][]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map(
      (command) => JSON.parse(JSON.stringify(Array.from(command))) as [string, string, Record<string, unknown>],
    );
  });
}

export async function adEvents(page: Page, action: string) {
  const events = await sentEvents(page);
  return events
    .filter(([, name, parameters]) => name === 'ad' && parameters['eventAction'] === action)
    .map(([, , parameters]) => parameters['eventLabel']);
}

/** The article is readable, the navigation works, and the reserved space is unchanged. */
export async function expectPageIntact(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/\w/);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.locator('#site-navigation [aria-current="page"]')).toBeVisible();
  const slot = slotOf(page).root;
  if ((await slot.count()) > 0)
    expect(await slot.evaluate((element) => element.getBoundingClientRect().height)).toBe(126);
}
