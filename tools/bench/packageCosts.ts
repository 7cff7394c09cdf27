import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../workspace/paths.ts';
import type { Progress } from '../workspace/steps.ts';
import { launchBrowser } from './launchBrowser.ts';
import { median, type Measurement } from './measure.ts';
import { serveApp } from './serveApp.ts';

const MAIN = join(root, 'tools/bench/package-costs/main.tsx');
const ROUNDS = 7;
/** What takes longer is measured twice, and not with more points. */
const PATIENCE_MS = 3_000;

type Group = 'charts' | 'grids';

declare global {
  interface Window {
    /** Groups of series of cases; those of a series are larger and larger. */
    costs: Record<Group, string[][]> & {
      changing: string[];
      open: (name: string) => Promise<void>;
      change: (name: string) => Promise<void>;
      close: () => void;
    };
  }
}

/**
 * What charts of more and more points, and changes of grids, cost relative to the first case of the same run. Only time on the
 * processor counts, so that other processes matter little.
 */
export const measureCosts = (group: Group) => async (_url: string, progress: Progress) => {
  const app = await serveApp('package-costs', {
    'index.html': `<!doctype html><html lang="en"><title>Costs</title><link rel="icon" href="data:," /><body><script type="module" src="/main.js"></script></body></html>`,
    'main.js': `import ${JSON.stringify(MAIN)};`,
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(app.url);
    const series = await page.evaluate((name) => window.costs[name], group);
    const costs: { name: string; ms: number }[] = [];
    for (const [index, cases] of series.entries()) {
      progress(index, series.length);
      for (const name of cases) {
        // Removing a large chart takes seconds, which must not count for the next one.
        await page.reload();
        const ms = await costOf(page, name);
        costs.push({ name, ms });
        if (ms > PATIENCE_MS) break;
      }
    }
    const [first] = costs;
    return costs.map(({ name, ms }, index): Measurement =>
      index === 0
        ? { name, value: ms, unit: 'ms' }
        : { name: `${name}, relative to ${first?.name}`, value: ms / (first?.ms ?? Number.NaN), unit: 'x' },
    );
  } finally {
    await browser.close();
    await app.close();
  }
};

async function costOf(page: Page, name: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const isChanging = await page.evaluate((wanted) => window.costs.changing.includes(wanted), name);
  const rounds: number[] = [];
  while (rounds.length < ROUNDS && !(rounds.length > 1 && Math.min(...rounds) > PATIENCE_MS)) {
    let start = await busyMs();
    await page.evaluate((wanted) => window.costs.open(wanted), name);
    if (isChanging) {
      await page.waitForTimeout(200);
      start = await busyMs();
      await page.evaluate((wanted) => window.costs.change(wanted), name);
    }
    rounds.push((await busyMs()) - start);
    await page.evaluate(() => window.costs.close());
  }
  await devtools.detach();
  return median(rounds);
}
