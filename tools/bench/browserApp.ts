import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../workspace/paths.ts';
import { launchBrowser } from './launchBrowser.ts';
import { serveApp } from './serveApp.ts';

/** Runs an action and returns the milliseconds for which it kept the main thread busy. */
export type MeasureCpu = (action: () => Promise<unknown>) => Promise<number>;

/**
 * Builds a folder of `tools/bench` as an app of its own for production, and hands its page to `measure`. Only time on the
 * processor counts, so that other processes matter little.
 */
export async function inBrowserApp<T>(
  name: string,
  measure: (page: Page, cpuMs: MeasureCpu) => Promise<T>,
): Promise<T> {
  const app = await serveApp(name, {
    'index.html': `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:," /><body><script type="module" src="/main.js"></script></body></html>`,
    'main.js': `import ${JSON.stringify(join(root, 'tools/bench', name, 'main.tsx'))};`,
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(app.url);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busySeconds = async () =>
      (await devtools.send('Performance.getMetrics')).metrics.find((metric) => metric.name === 'TaskDuration')?.value ??
      Number.NaN;
    return await measure(page, async (action) => {
      const before = await busySeconds();
      await action();
      return ((await busySeconds()) - before) * 1000;
    });
  } finally {
    await browser.close();
    await app.close();
  }
}
