import type { Page } from '@playwright/test';

/** Waits until all visible demos are hydrated. */
export async function waitForHydration(page: Page) {
  await page.evaluate(() => {
    for (const stage of document.querySelectorAll('[data-hydrate="intent"] [data-demo-stage]'))
      stage.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await page.waitForFunction(() => {
    const near = [...document.querySelectorAll('[data-demo-stage]')].filter((stage) => {
      const { top, bottom } = stage.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return near.every((stage) => stage.querySelector('[data-demo-root][data-awake]'));
  });
  // After two frames, effects have run and charts are interactive.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Scrolls through the page so that all demos hydrate. */
export async function hydrateAll(page: Page) {
  for (const stage of await page.locator('[data-demo-stage]').all()) {
    await stage.scrollIntoViewIfNeeded();
    await waitForHydration(page);
  }
}
