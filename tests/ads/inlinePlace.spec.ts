import type { Page } from '@playwright/test';
import { adEvents, breakFeedAd, expect, stubRandom, full, test } from './support/fixtures.ts';

const PAGE_WITH_DEMOS = '/x/react-tree-view/simple-tree-view/focus/';

/** Opens a page and scrolls to a demo with an ad slot. */
async function findDemo(page: Page) {
  await page.goto(PAGE_WITH_DEMOS);
  // The slots below demos are ready when the slot below the title is.
  await expect(page.locator('[data-slot] aside')).not.toHaveAttribute('hidden');
  const demo = page.locator('[data-demo="FocusItem"]');
  await expect(demo.locator('[data-inline-slot]')).toHaveCount(1);
  await demo.scrollIntoViewIfNeeded();
  return demo;
}

async function openCode(page: Page) {
  const demo = await findDemo(page);
  await demo.locator('[data-do="code"]').click();
  return demo.locator('[data-inline-slot]');
}

test.describe('the second slot, below a demo', () => {
  test('requests the feed only when the code is first opened, and shows one line', async ({ page, network }) => {
    await stubRandom(page, 0.05);
    const demo = await findDemo(page);
    expect(network.requests).not.toContain('/feed.json');
    await demo.locator('[data-do="code"]').click();
    const place = demo.locator('[data-inline-slot]');
    await expect(
      place.getByRole('complementary', { name: 'Advertisement' }).getByRole('link', { name: /Example Clouds/ }),
    ).toBeVisible();
    await expect(place.locator('.slot-picture')).toBeHidden();
    expect(network.requests.filter((path) => path === '/feed.json')).toHaveLength(1);
    await expect.poll(() => adEvents(page, 'display')).toContain('carbon-demo-inline');
  });

  test('reports the in-house ad that replaces a link to the backers with its own label', async ({ page, network }) => {
    network.setBehavior({ feed: 'backers' });
    // Picks the first in-house ad, and reports its display.
    await stubRandom(page, 0.05);
    const place = await openCode(page);
    await expect(place.getByRole('complementary', { name: 'Advertisement' }).getByRole('link')).toContainText(
      'Templates',
    );
    await expect.poll(() => adEvents(page, 'display')).toContain('in-house-templates');
    expect(await adEvents(page, 'display')).not.toContain('carbon-demo-inline');
  });

  test('keeps its height and stays empty if there is no ad', full, async ({ page, network }) => {
    network.setBehavior({ feed: 'error' });
    const place = await openCode(page);
    await expect.poll(() => network.requests).toContain('/feed.json');
    await page.waitForTimeout(300);
    expect(await place.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(52);
    await expect(place.locator('a')).toHaveCount(0);
  });

  test('survives an ad that throws, and reports it', full, async ({ page }) => {
    await breakFeedAd(page);
    const place = await openCode(page);
    await expect.poll(() => adEvents(page, 'crash')).toEqual(['carbon-demo-inline']);
    await expect(place.locator('a')).toHaveCount(0);
  });
});
