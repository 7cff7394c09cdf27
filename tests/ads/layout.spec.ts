import type { Page } from '@playwright/test';
import type { ScriptBehavior } from '../../tools/ad-network/index.ts';
import { NETWORK_ORIGIN } from '../../tools/testing/testSite.ts';
import {
  expect,
  stubRandom,
  full,
  openWithPausedClock,
  slotOf,
  test,
  useFeedInSlot,
  watchLayout,
} from './support/fixtures.ts';

/** Scenarios in which an ad is shown or fails. */
const WAYS: Record<string, (page: Page, setBehavior: (script: ScriptBehavior) => void) => Promise<unknown>> = {
  'the network shows its ad': async () => {},
  'the script is blocked': async (page) =>
    page.route(`${NETWORK_ORIGIN}/script.js`, (route) => route.abort('blockedbyclient')),
  'the feed shows its ad': async (page) => useFeedInSlot(page),
  'the feed is blocked': async (page) => {
    await useFeedInSlot(page);
    await page.route(`${NETWORK_ORIGIN}/feed.json`, (route) => route.abort('blockedbyclient'));
  },
  'pictures are blocked': async (page, setBehavior) => {
    setBehavior('nothing');
    await page.route(/\.svg(?:\?|$)/, (route) => route.abort('blockedbyclient'));
  },
  'the elements of the network are hidden': async (page) => hide(page, '#carbonads, .carbonads, .ea-placement'),
  'the landmark is hidden': async (page) => hide(page, 'aside, [data-slot-filling]'),
  'the elements are removed': async (page) => {
    await page.addInitScript(() => setInterval(() => document.querySelector('#carbonads, .slot-card')?.remove(), 10));
  },
  'an in-house ad is shown': async (_, setBehavior) => setBehavior('nothing'),
};

/** Hides elements like the style sheet of an ad blocker. */
async function hide(page: Page, selector: string) {
  await page.addInitScript((hidden) => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${hidden} { display: none !important }`);
      document.adoptedStyleSheets.push(sheet);
    });
  }, selector);
}

/** The most common scenario on desktop, and a blocker on a phone; the others run in the full run. */
const QUICK = ['1280 px when the network shows its ad', '390 px when the script is blocked'];

for (const [width, name, prepare] of [320, 390, 1280].flatMap((width) =>
  Object.entries(WAYS).map(([name, prepare]) => [width, name, prepare] as const),
)) {
  const title = `${width} px when ${name}`;
  test(`no layout shift at ${title}`, QUICK.includes(title) ? {} : full, async ({ page, network, pageLog }) => {
    const shift = await watchLayout(page);
    await page.setViewportSize({ width, height: 900 });
    await stubRandom(page, 0.9);
    await prepare(page, (script) => network.setBehavior({ script }));
    await openWithPausedClock(page);
    const shown = async () => {
      await page.clock.runFor(500);
      return slotOf(page).root.getAttribute('data-shows');
    };
    await expect.poll(shown, { intervals: [100] }).not.toBeNull();
    await page.clock.runFor(14_500);
    await page.waitForTimeout(150);
    expect(await shift()).toBe(0);
    expect(await slotOf(page).root.evaluate((element) => element.getBoundingClientRect().height)).toBe(
      width < 600 ? 142 : 126,
    );
    // The browser itself reports a blocked image.
    if (name === 'pictures are blocked') pageLog.length = 0;
  });
}

test('an element hidden by a blocker does not count as an ad', async ({ page }) => {
  await stubRandom(page, 0.9);
  await hide(page, '#carbonads');
  await openWithPausedClock(page);
  await expect(page.locator('#carbonads')).toBeAttached();
  await page.clock.runFor(3100);
  await expect(slotOf(page).inHouse).toBeVisible();
});
