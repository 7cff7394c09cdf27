import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { findBuild } from '../build/buildSite.ts';
import { fingerprint } from '../build/fingerprint.ts';
import { cache, root } from '../workspace/paths.ts';
import { runNode } from '../workspace/run.ts';
import type { Measurement } from './measure.ts';

interface Cost {
  cpuSeconds: number;
  megabytes: number;
}

const FOLDER = join(cache, 'bench');
/** Estimated number of demos once the whole library is documented. */
const DEMOS_OF_ALL = 950;

/** CPU seconds of a clean build, by step. Compression and images are cached by content and measured separately. */
export async function measureBuilding(): Promise<Measurement[]> {
  rmSync(FOLDER, { recursive: true, force: true });
  const cold = await costOf('api', 'api');
  const warm = await costOf('api', 'api');
  const demos = await costOf('demos', 'demos');
  const few = await costOf('render', 'few', { PAGE_SHARE: '4' });
  const fewPages = countPages('few');
  const all = await costOf('render', 'all', { PAGE_SHARE: '1' });
  const allPages = countPages('all');
  const demoCount = countPages('all', 'x/demos');
  const perPage = (all.cpuSeconds - few.cpuSeconds) / (allPages - fewPages);
  // Each demo is compiled and has its own page; all other costs are fixed.
  const manyDemos =
    (demos.cpuSeconds / demoCount) * DEMOS_OF_ALL + all.cpuSeconds + perPage * (DEMOS_OF_ALL - demoCount);

  const lookedUp = performance.now();
  const isFound = findBuild() !== undefined && fingerprint(root, process.env).length > 0;
  const lookUp = (performance.now() - lookedUp) / 1000;
  return [
    { name: 'API extraction, cold', value: cold.cpuSeconds, unit: 'CPU s', goal: 'at most 60' },
    { name: 'API extraction, warm', value: warm.cpuSeconds, unit: 'CPU s', goal: 'below 2' },
    { name: `Demos, ${demoCount} compiled`, value: demos.cpuSeconds, unit: 'CPU s' },
    { name: `Pages, ${fewPages} of ${allPages}: bundle and render`, value: few.cpuSeconds, unit: 'CPU s' },
    { name: `Pages, all ${allPages}: bundle and render`, value: all.cpuSeconds, unit: 'CPU s' },
    { name: `Average per page, ${fewPages} pages`, value: few.cpuSeconds / fewPages, unit: 'CPU s' },
    {
      name: `Average per page, ${allPages} pages`,
      value: all.cpuSeconds / allPages,
      unit: 'CPU s',
      goal: 'at most 0.15',
    },
    { name: 'Per additional page', value: perPage, unit: 'CPU s', goal: 'at most 0.15' },
    { name: `${DEMOS_OF_ALL} demos, extrapolated`, value: manyDemos, unit: 'CPU s', goal: 'at most 120' },
    { name: 'Memory of the build', value: all.megabytes, unit: 'MB', goal: 'at most 3000' },
    {
      name: `Second start, lookup (${isFound ? 'found' : 'not found'})`,
      value: lookUp,
      unit: 's',
      goal: 'serves within 3 s',
    },
  ];
}

async function costOf(task: string, name: string, env: Record<string, string> = {}): Promise<Cost> {
  const { code, output } = await runNode('tools/bench/costOf.ts', [task, join(FOLDER, name)], { env, output: 'keep' });
  const line = /^COST (.*)$/m.exec(output)?.[1];
  if (code !== 0 || !line) throw new Error(`Measuring "${task}" failed:\n${output}`);
  return JSON.parse(line) as Cost;
}

function countPages(name: string, below = ''): number {
  return readdirSync(join(FOLDER, name, below), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  ).length;
}
