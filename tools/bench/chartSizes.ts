import type { Page } from '@playwright/test';
import type { Progress } from '../workspace/steps.ts';
import { inBrowserApp, type MeasureCpu } from './browserApp.ts';
import { median, type Measurement } from './measure.ts';

const COUNTS = [1_000, 10_000, 100_000];
const ROUNDS = 5;
/** A chart that takes longer is measured twice, and not with more points. */
const PATIENCE_MS = 3_000;

declare global {
  interface Window {
    charts: { kinds: string[]; draw: (kind: string, count: number) => Promise<void>; remove: () => void };
  }
}

/** What drawing each chart kind costs by number of points, relative to a line of 1,000 points in the same run. */
export function measureChartSizes(_url: string, progress: Progress): Promise<Measurement[]> {
  return inBrowserApp('chart-sizes', async (page, cpuMs) => {
    const { kinds } = await page.evaluate(() => window.charts);
    const costs: { name: string; ms: number }[] = [];
    for (const [index, kind] of kinds.entries()) {
      progress(index, kinds.length);
      for (const count of COUNTS) {
        // Removing a large chart takes seconds, which must not count for the next one.
        await page.reload();
        const ms = await costOf(page, cpuMs, kind, count);
        costs.push({ name: `Chart, ${kind}, ${count} points`, ms });
        if (ms > PATIENCE_MS) break;
      }
    }
    const line = costs[0]?.ms ?? Number.NaN;
    return costs.map(({ name, ms }, index) =>
      index === 0
        ? { name, value: ms, unit: 'ms' }
        : { name: `${name}, relative to a line of 1,000`, value: ms / line, unit: 'x' },
    );
  });
}

async function costOf(page: Page, cpuMs: MeasureCpu, kind: string, count: number): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < ROUNDS && !(rounds.length > 1 && Math.min(...rounds) > PATIENCE_MS)) {
    rounds.push(
      await cpuMs(() =>
        page.evaluate(({ kind: name, count: points }) => window.charts.draw(name, points), { kind, count }),
      ),
    );
    await page.evaluate(() => window.charts.remove());
  }
  return median(rounds);
}
