import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { cache, root } from '../build/paths.ts';
import type { Progress } from '../build/steps.ts';
import { ensureBrowser } from '../testing/browser.ts';
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
export async function measureChartSizes(_url: string, progress: Progress): Promise<Measurement[]> {
  const folder = await buildApp();
  const server = await preview({ configFile: false, logLevel: 'error', root: folder, build: { outDir: folder }, preview: { host: 'localhost', port: 0 } });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])] });
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
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
  await browser.close();
  await server.close();
  return measurements;
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

async function buildApp(): Promise<string> {
  const source = join(cache, 'bare-apps', 'chart-sizes');
  const folder = join(source, 'dist');
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'index.html'), `<!doctype html><html lang="en"><title>Chart sizes</title><link rel="icon" href="data:," /><body><script type="module" src="/main.js"></script></body></html>`);
  writeFileSync(join(source, 'main.js'), `import ${JSON.stringify(join(root, 'tools/bench/chart-sizes/main.tsx'))};`);
  await build({ root: source, configFile: false, logLevel: 'error', resolve: { dedupe: ['react', 'react-dom'] }, oxc: { jsx: { runtime: 'automatic' } }, build: { outDir: folder, emptyOutDir: true } });
  return folder;
}
