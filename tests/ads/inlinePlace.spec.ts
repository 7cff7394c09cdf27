import type { Page } from '@playwright/test';
import { adEvents, breakFeedAd, expect, fixChance, test } from './support/fixtures.ts';

const PAGE_WITH_DEMOS = '/x/common-concepts/custom-components/';

/** A demo whose code a reader opens for the first time. */
async function openCode(page: Page) {
  await page.goto(PAGE_WITH_DEMOS);
  // The slot under the title is awake, so the places below demos are too.
  await expect(page.locator('[data-slot] aside')).not.toHaveAttribute('hidden');
  const demo = page.locator('[data-demo]:has([data-inline-slot])').first();
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-do="code"]').click();
  return demo.locator('[data-inline-slot]');
}

test.describe('the second place, below a demo', () => {
  test('asks the feed when the code is first opened, and shows one line', async ({ page, network }) => {
    await fixChance(page, 0.05);
    const place = await openCode(page);
    await expect(place.getByRole('complementary', { name: 'Advertisement' }).getByRole('link')).toContainText('Example Clouds');
    await expect(place.locator('.slot-picture')).toBeHidden();
    expect(network.requests.filter((path) => path === '/feed.json')).toHaveLength(1);
    await expect.poll(() => adEvents(page, 'display')).toContain('carbon-demo-inline');
  });

  test('asks nobody before', async ({ page, network }) => {
    await page.goto(PAGE_WITH_DEMOS, { waitUntil: 'networkidle' });
    expect(network.requests).not.toContain('/feed.json');
  });

  test('keeps its room and shows nothing when there is no ad', async ({ page, network }) => {
    network.behave({ feed: 'error' });
    const place = await openCode(page);
    await expect.poll(() => network.requests).toContain('/feed.json');
    await page.waitForTimeout(300);
    expect(await place.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(52);
    await expect(place.locator('a')).toHaveCount(0);
  });

  test('survives an ad that throws, and reports it', async ({ page }) => {
    await breakFeedAd(page);
    const place = await openCode(page);
    await expect.poll(() => adEvents(page, 'crash')).toEqual(['carbon-demo-inline']);
    await expect(place.locator('a')).toHaveCount(0);
  });
});
