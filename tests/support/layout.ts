import type { Page } from '@playwright/test';

/** Sums up all layout shifts from the first paint on, including those after user input. */
export async function watchLayout(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const page = window as { layoutShift?: number };
    page.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        page.layoutShift = (page.layoutShift ?? 0) + (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as { layoutShift?: number }).layoutShift ?? -1);
}

/** Waits until the fonts are loaded and nothing has moved for some frames. Needs `watchLayout`. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (quietFrames) => {
    await document.fonts.ready;
    const state = () =>
      [(window as { layoutShift?: number }).layoutShift, scrollY, document.documentElement.scrollHeight].join();
    let last = '';
    for (let quiet = 0; quiet < quietFrames; quiet += 1) {
      await new Promise(requestAnimationFrame);
      if (state() !== last) quiet = 0;
      last = state();
    }
  }, 20);
}
