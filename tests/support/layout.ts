import type { Page } from '@playwright/test';

/** Sums up all layout shifts from the first paint on, including those after user input. */
export async function watchLayout(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const page = window as { layoutShift?: number };
    page.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) page.layoutShift = (page.layoutShift ?? 0) + (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as { layoutShift?: number }).layoutShift ?? -1);
}
