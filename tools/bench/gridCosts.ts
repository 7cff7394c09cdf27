import type { Page } from '@playwright/test';
import type { Progress } from '../build/steps.ts';
import { inBrowserApp } from './browserApp.ts';
import type { Measurement } from './measure.ts';

const ROUNDS = 5;

declare global {
  interface Window {
    gridCases: string[];
    timeGrid: (name: string) => Promise<number>;
  }
}

/** What opening, rendering again and changing a grid costs, relative to opening one with 1,000 rows in the same run. */
export function measureGridCosts(_url: string, progress: Progress): Promise<Measurement[]> {
  return inBrowserApp('grid-costs', async (page) => {
    const cases = await page.evaluate(() => window.gridCases);
    const measurements: Measurement[] = [];
    let open = 0;
    for (const [index, name] of cases.entries()) {
      progress(index, cases.length);
      await page.reload();
      const ms = await fastest(page, name);
      if (index === 0) open = ms;
      measurements.push({ name: `Data Grid, ${name}`, value: index === 0 ? ms : ms / open, unit: index === 0 ? 'ms' : 'x' });
    }
    return measurements;
  });
}

/** Other processes only add time, so the fastest of a few rounds counts. */
async function fastest(page: Page, name: string): Promise<number> {
  let ms = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) ms = Math.min(ms, await page.evaluate((wanted) => window.timeGrid(wanted), name));
  return ms;
}
