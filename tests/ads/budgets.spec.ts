import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, full, PAGE_WITH_ADS, slotOf, test, useFeedInSlot } from './support/fixtures.ts';
import { BUDGETS, mostBytes } from '../budgets/budgets.ts';

/** All JavaScript of a page, including inline scripts, compressed like on a server. */
function countScripts(page: Page, baseURL: string | undefined) {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    const isOurs = response.url().startsWith(baseURL ?? '');
    if (isOurs && response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return async () => {
    const inline = await page
      .locator('script:not([src]):not([type])')
      .evaluateAll((elements) => elements.map((element) => element.textContent ?? ''));
    return [...(await Promise.all(bodies)), ...inline].reduce(
      (sum, body) => sum + gzipSync(body, { level: 9 }).byteLength,
      0,
    );
  };
}

// An ad from the feed loads React and is the largest; the others are measured only in the full run.
for (const [name, when, prepare, isShown] of [
  ['an ad from the feed and React', {}, useFeedInSlot, (page: Page) => page.locator('.carbonads')],
  ['an ad from the network', full, async () => {}, (page: Page) => page.locator('#carbonads')],
  [
    'an in-house ad',
    full,
    (page: Page) => page.route('**/script.js', (route) => route.abort()),
    (page: Page) => slotOf(page).filling.locator(':scope > *'),
  ],
] as const) {
  test(`with ${name} a prose page stays within its script budget`, when, async ({ page, baseURL }) => {
    const bytes = countScripts(page, baseURL);
    await prepare(page);
    await page.goto(PAGE_WITH_ADS);
    await expect(isShown(page)).toBeVisible();
    expect(await bytes()).toBeLessThanOrEqual(mostBytes(BUDGETS.scriptWithAds));
  });
}

test('React is not loaded before an ad from the feed', full, async ({ page, network }) => {
  network.setBehavior({ script: 'nothing', feed: 'none' });
  await useFeedInSlot(page);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await page.goto(PAGE_WITH_ADS);
  await expect(slotOf(page).root).toHaveAttribute('data-shows', 'filling');
  expect(scripts.filter((text) => text.includes('Minified React error'))).toEqual([]);
});
