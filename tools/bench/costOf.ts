import { join } from 'node:path';
import { build } from 'astro';
import { extractApi } from '../api-extractor/index.ts';
import { root } from '../workspace/paths.ts';
import { compileDemos } from '../demo-compiler/index.ts';

/** Runs one step of a build in a separate process and prints its cost. Called by `building.ts`. */
const [task, folder] = process.argv.slice(2);
if (!folder) throw new Error('Pass the step and the output folder.');

const TASKS: Record<string, () => Promise<unknown>> = {
  api: () => extractApi(root, folder),
  demos: () =>
    compileDemos({
      root,
      cacheFolder: join(folder, 'cache'),
      outFolder: folder,
      addresses: Promise.resolve(() => undefined),
    }),
  render: () => build({ outDir: folder, logLevel: 'error' }),
};

const before = process.cpuUsage();
await TASKS[task ?? '']?.();
const { user, system } = process.cpuUsage(before);
console.log(
  `COST ${JSON.stringify({ cpuSeconds: (user + system) / 1e6, megabytes: process.resourceUsage().maxRSS / 1024 })}`,
);
process.exit(0);
