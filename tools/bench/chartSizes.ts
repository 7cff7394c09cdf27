import type { Page } from '@playwright/test';
import type { Progress } from '../build/steps.ts';
import { inBrowserApp } from './browserApp.ts';
import type { Measurement } from './measure.ts';

const COUNTS = [1_000, 10_000, 100_000];
const ROUNDS = 5;
/** A chart that takes longer is measured twice, and not with more points. */
const PATIENCE_MS = 3_000;

declare global {
  interface Window {
    kinds: string[];
    timeToPaint: (kind: string, count: number) => Promise<number>;
  }
}

/** Time to paint of each chart kind by number of points, relative to a line of 1,000 points in the same run. */
export function measureChartSizes(_url: string, progress: Progress): Promise<Measurement[]> {
  return inBrowserApp('chart-sizes', async (page) => {
    const kinds = await page.evaluate(() => window.kinds);
    const line = await fastest(page, 'line', 1_000);
    const measurements: Measurement[] = [];
    for (const [index, kind] of kinds.entries()) {
      progress(index, kinds.length);
      for (const count of COUNTS) {
        // Removing a large chart takes seconds, which must not count for the next one.
        await page.reload();
        const ms = await fastest(page, kind, count);
        measurements.push({ name: `Chart, ${kind}, ${count} points, relative to a line of 1,000`, value: ms / line, unit: 'x' });
        if (ms > PATIENCE_MS) break;
      }
    }
    return measurements;
  });
}

/** Other processes only add time, so the fastest of a few rounds counts. */
async function fastest(page: Page, kind: string, count: number): Promise<number> {
  let ms = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    ms = Math.min(ms, await page.evaluate(({ kind: name, count: points }) => window.timeToPaint(name, points), { kind, count }));
    if (round > 0 && ms > PATIENCE_MS) break;
  }
  return ms;
}
