import type { Page } from '@playwright/test';
import type { Progress } from '../workspace/steps.ts';
import { inBrowserApp, type MeasureCpu } from './browserApp.ts';
import { median, type Measurement } from './measure.ts';

const ROUNDS = 7;

declare global {
  interface Window {
    grids: {
      cases: string[];
      changing: string[];
      open: (name: string) => Promise<void>;
      change: (name: string) => Promise<void>;
      close: () => void;
    };
  }
}

/** What opening, rendering again and changing a grid costs, relative to opening one with 1,000 rows in the same run. */
export function measureGridCosts(_url: string, progress: Progress): Promise<Measurement[]> {
  return inBrowserApp('grid-costs', async (page, cpuMs) => {
    const { cases, changing } = await page.evaluate(() => window.grids);
    const costs: number[] = [];
    for (const [index, name] of cases.entries()) {
      progress(index, cases.length);
      await page.reload();
      costs.push(await costOf(page, cpuMs, name, changing.includes(name)));
    }
    const [open = Number.NaN] = costs;
    return cases.map((name, index) => ({
      name: `Data Grid, ${name}`,
      value: index === 0 ? open : (costs[index] ?? Number.NaN) / open,
      unit: index === 0 ? 'ms' : 'x',
    }));
  });
}

async function costOf(page: Page, cpuMs: MeasureCpu, name: string, isChanging: boolean): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const opening = await cpuMs(() => page.evaluate((wanted) => window.grids.open(wanted), name));
    await page.waitForTimeout(200);
    rounds.push(isChanging ? await cpuMs(() => page.evaluate((wanted) => window.grids.change(wanted), name)) : opening);
    await page.evaluate(() => window.grids.close());
  }
  return median(rounds);
}
