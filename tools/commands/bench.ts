import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '#content/redirects.ts';
import { measureBuilding } from '../bench/building.ts';
import { measureLighthouse } from '../bench/lighthouse.ts';
import { printTable } from '../bench/measure.ts';
import { measurePageChanges } from '../bench/pages.ts';
import { measurePlayground } from '../bench/playground.ts';
import { measureSearch } from '../bench/search.ts';
import { measureServing } from '../bench/serving.ts';
import { buildSite, findBuild } from '../build/buildSite.ts';
import { failGracefully } from '../build/failGracefully.ts';
import { dist, generated } from '../build/places.ts';
import { step } from '../build/steps.ts';
import { startServer } from '../hosting/index.ts';

/** `npm run bench`: everything that is a time. Machines differ, so what counts are the ratios. */
await failGracefully(async () => {
  const building = await measureBuilding();
  const { policy } = findBuild() ?? (await buildSite());
  const server = await startServer({ root: dist, policy, redirects, port: 0 });
  const serving = await step('Measure the server', () => measureServing(server.url));
  const pages = await step('Measure page changes', () => measurePageChanges(server.url));
  const search = await step('Measure the search', () => measureSearch(server.url));
  const playground = await step('Measure the playground', () => measurePlayground(server.url));
  const lighthouse = await step('Run Lighthouse', (progress) => measureLighthouse(server.url, progress));
  await server.close();

  const measurements = [...building, ...serving, ...pages, ...search, ...playground, ...lighthouse];
  console.log();
  printTable(measurements);
  mkdirSync(generated, { recursive: true });
  const file = join(generated, 'bench.json');
  writeFileSync(file, JSON.stringify(measurements, null, 2));
  console.log(`\nAlso in ${file}`);
});
