import { expect, type Page } from '@playwright/test';

/**
 * Opens a page with its modules delayed, so that the first frame shows the effect of the inline script and styles alone;
 * then lets the modules run. Both screenshots must be equal, and no frame in between may differ.
 */
export async function expectNoFlash(page: Page, path: string) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(globalThis, { frames });
    const look = () => {
      const root = document.documentElement;
      const header = document.querySelector('header');
      if (header) {
        const { backgroundColor, direction } = getComputedStyle(root);
        frames.push(`${backgroundColor} ${direction} header ${header.offsetHeight} px`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const shown = await page.evaluate(() => ({
    isWoken: performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
    background: getComputedStyle(document.documentElement).backgroundColor,
    attributes: { ...document.documentElement.dataset },
    direction: document.documentElement.dir,
  }));
  expect(shown.isWoken).toBe(false);
  const first = await page.screenshot();
  release();
  await page.waitForLoadState('networkidle');
  const settled = await page.screenshot();
  expect(settled.equals(first), 'the settled page looks like the first frame').toBe(true);
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: string[] }).frames);
  expect(new Set(frames).size, [...new Set(frames)].join(' then ')).toBe(1);
  return shown;
}
