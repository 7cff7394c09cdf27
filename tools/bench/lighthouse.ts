import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../build/places.ts';
import { run } from '../build/run.ts';
import { ensureBrowser } from '../testing/browser.ts';
import { median, type Measurement } from './measure.ts';

const VERSION = '12.8.2';
const ROUNDS = 3;
/** Prose, demos, an ad slot, a small and the largest page of the API. */
const PAGES = [
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/common-concepts/custom-components/',
  '/x/migration/migration-tree-view-v7/',
  '/x/api/charts/bar-chart/',
  '/x/api/data-grid/data-grid-premium/',
];

interface Report {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lighthouse on a simulated phone, fetched for the bench: too large to be a dependency of everybody. */
export async function measureLighthouse(url: string, progress: (done: number, all: number) => void): Promise<Measurement[]> {
  const chromePath = await ensureBrowser({ canOpenWindows: true });
  mkdirSync(cache, { recursive: true });
  const measurements: Measurement[] = [];
  for (const [index, path] of PAGES.entries()) {
    const reports: Report[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      reports.push(await report(`${url}${path}`, chromePath));
      progress(index * ROUNDS + round + 1, PAGES.length * ROUNDS);
    }
    for (const [id, { title }] of Object.entries(reports[0]?.categories ?? {})) {
      const scores = reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100);
      measurements.push({ name: `Lighthouse, ${title}, ${path}`, value: median(scores), unit: '', goal: '100' });
    }
    const blocking = reports.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN);
    measurements.push({ name: `Lighthouse, blocking time, ${path}`, value: median(blocking), unit: 'ms', goal: '0' });
  }
  return measurements;
}

async function report(url: string, chromePath: string): Promise<Report> {
  const file = join(cache, 'lighthouse.json');
  const flags = '--headless=new --disable-background-networking --no-sandbox';
  const args = ['exec', '--yes', '--ignore-scripts', '--', `lighthouse@${VERSION}`, url, `--chrome-flags=${flags}`];
  const { code, output } = await run('npm', [...args, `--chrome-path=${chromePath}`, '--output=json', `--output-path=${file}`, '--quiet'], {
    output: 'keep',
  });
  if (code !== 0) throw new Error(`Lighthouse did not finish on ${url}:\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
