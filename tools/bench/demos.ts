import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { ensureBrowser } from '../testing/browser.ts';
import { buildBareApp } from './bare-app/buildBareApp.ts';
import { COMPARED_DEMOS } from './bare-app/comparedDemos.ts';
import { measureBareApp, measureOnPage, type StartupCost } from './bare-app/compareDemo.ts';
import { median, type Measurement } from './measure.ts';

const ROUNDS = 7;

/** Compares demos on the site with bare Vite apps that run the same files, alternating between the two. */
export async function measureDemos(url: string): Promise<Measurement[]> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: await ensureBrowser({ canOpenWindows: true }),
    args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  const measurements: Measurement[] = [];
  for (const demo of COMPARED_DEMOS) {
    const { folder } = await buildBareApp(demo);
    const bareServer = await preview({
      configFile: false,
      logLevel: 'error',
      root: folder,
      build: { outDir: folder },
      preview: { host: 'localhost', port: 0 },
    });
    const bareUrl = bareServer.resolvedUrls?.local[0];
    if (!bareUrl) throw new Error('The bare app has no address.');
    const ours: StartupCost[] = [];
    const bare: StartupCost[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await measureBareApp(browser, bareUrl));
      ours.push(await measureOnPage(browser, url, demo));
    }
    await bareServer.close();
    const ratioOf = (part: keyof StartupCost) =>
      median(ours.map((cost) => cost[part])) / median(bare.map((cost) => cost[part]));
    measurements.push(
      { name: `Demo, ${demo.title}, JavaScript`, value: median(ours.map(({ bytes }) => bytes)), unit: 'B gzip' },
      {
        name: `Demo, ${demo.title}, bytes relative to a bare app`,
        value: ratioOf('bytes'),
        unit: 'x',
        goal: 'at most 1.1',
      },
      {
        name: `Demo, ${demo.title}, hydration time relative to a bare app`,
        value: ratioOf('ms'),
        unit: 'x',
        goal: 'at most 1.5',
      },
    );
  }
  await browser.close();
  return measurements;
}
