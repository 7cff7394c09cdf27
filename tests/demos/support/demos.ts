import type { Page } from '@playwright/test';
import { isFullRun } from '../../support/pages.ts';
import { builtPaths } from '../../support/site.ts';

/** Every demo has a page of its own. */
export const DEMO_PATHS = builtPaths().filter((path) => path.startsWith('/x/demos/'));

/** In every run some demos stand for all; the full run takes each. */
export function someDemos(every: number): string[] {
  return DEMO_PATHS.filter((_, index) => isFullRun || index % every === 0);
}

/** Until all demos that are near have woken. */
export async function untilAwake(page: Page) {
  await page.waitForFunction(() => {
    const near = [...document.querySelectorAll('[data-demo-stage]')].filter((stage) => {
      const { top, bottom } = stage.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return near.every((stage) => stage.querySelector('[data-demo-root][data-awake]'));
  });
  // Two frames later effects have run and charts are live.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Walks down the page so that every demo wakes. */
export async function wakeAll(page: Page) {
  for (const stage of await page.locator('[data-demo-stage]').all()) {
    await stage.scrollIntoViewIfNeeded();
    await untilAwake(page);
  }
}
