import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '#content/redirects.ts';
import { measureDemos } from '../bench/demos.ts';
import { measureImportCosts } from '../bench/importCosts.ts';
import { measureLighthouse } from '../bench/lighthouse.ts';
import { type Measurement, printTable } from '../bench/measure.ts';
import { measureCosts } from '../bench/packageCosts.ts';
import { measurePageChanges } from '../bench/pages.ts';
import { measurePlayground } from '../bench/playground.ts';
import { measureSearch } from '../bench/search.ts';
import { buildSite, findBuild } from '../build/buildSite.ts';
import { failGracefully, UserError } from '../workspace/failGracefully.ts';
import { dist, generated } from '../workspace/paths.ts';
import { type Progress, step } from '../workspace/steps.ts';
import { startServer } from '../hosting/index.ts';

interface Part {
  title: string;
  measure: (url: string, progress: Progress) => Promise<Measurement[]>;
  /** It measures packages, not the site. */
  isWithoutSite?: true;
  /** It runs only if it is named, because its results are committed. */
  isSeparate?: true;
}

const PARTS: Record<string, Part> = {
  pages: { title: 'Measure page changes', measure: measurePageChanges },
  demos: { title: 'Measure demos', measure: measureDemos },
  charts: { title: 'Measure charts by number of points', measure: measureCosts('charts'), isWithoutSite: true },
  grid: { title: 'Measure the costs of a grid', measure: measureCosts('grids'), isWithoutSite: true },
  imports: {
    title: 'Measure the costs of imports',
    measure: measureImportCosts,
    isWithoutSite: true,
    isSeparate: true,
  },
  search: { title: 'Measure the search', measure: measureSearch },
  playground: { title: 'Measure the playground', measure: measurePlayground },
  lighthouse: { title: 'Run Lighthouse', measure: measureLighthouse },
};

/**
 * `npm run bench`: all timings. Machines differ, so the ratios matter most.
 * `npm run bench -- pages demos` runs only these parts. `npm run bench -- imports` updates `content/import-costs.json`.
 */
await failGracefully(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0)
    throw new UserError(`Unknown part "${unknown.join('", "')}"; the parts are ${Object.keys(PARTS).join(', ')}.`);

  const parts = Object.entries(PARTS).filter(([name, { isSeparate }]) =>
    wanted.length > 0 ? wanted.includes(name) : !isSeparate,
  );
  const server = parts.every(([, { isWithoutSite }]) => isWithoutSite) ? undefined : await serveSite();
  const measurements: Measurement[] = [];
  for (const [, { title, measure }] of parts)
    measurements.push(...(await step(title, (progress) => measure(server?.url ?? '', progress))));
  await server?.close();

  console.log();
  printTable(measurements);
  mkdirSync(generated, { recursive: true });
  const file = join(generated, 'bench.json');
  writeFileSync(file, JSON.stringify(measurements, null, 2));
  console.log(`\nAlso in ${file}`);
});

/** As deployed: without compressed files, Lighthouse would measure downloads ten times as large. */
async function serveSite() {
  const found = findBuild();
  const { policy } = found?.isDeployable ? found : await buildSite({ isDeployable: true });
  return startServer({ root: dist, policy, redirects, port: 0 });
}
