import { serveBareApp } from './bare-app/serveBareApp.ts';
import { COMPARED_DEMOS } from './bare-app/comparedDemos.ts';
import { measureBareApp, measureOnPage, type StartupCost } from './bare-app/compareDemo.ts';
import { launchBrowser } from './launchBrowser.ts';
import { median, type Measurement } from './measure.ts';

const ROUNDS = 7;

/** Compares demos on the site with bare Vite apps that run the same files, alternating between the two. */
export async function measureDemos(url: string): Promise<Measurement[]> {
  const browser = await launchBrowser({ canOpenWindows: true });
  const measurements: Measurement[] = [];
  for (const demo of COMPARED_DEMOS) {
    const app = await serveBareApp(demo);
    const ours: StartupCost[] = [];
    const bare: StartupCost[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await measureBareApp(browser, app.url));
      ours.push(await measureOnPage(browser, url, demo));
    }
    await app.close();
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
