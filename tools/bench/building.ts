import { readdirSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { buildSite, findBuild } from '../build/buildSite.ts';
import { dist, root } from '../build/places.ts';
import { fingerprint } from '../build/fingerprint.ts';
import type { Measurement } from './measure.ts';

/** What a build costs, and how soon an unchanged site is known to be built. */
export async function measureBuilding(): Promise<Measurement[]> {
  const started = performance.now();
  await buildSite();
  const seconds = (performance.now() - started) / 1000;

  const lookedUp = performance.now();
  const isFound = findBuild() !== undefined && fingerprint(root, process.env).length > 0;
  const lookUp = (performance.now() - lookedUp) / 1000;
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html')).length;
  return [
    { name: 'Pages', value: pages, unit: '' },
    { name: 'Build, everything', value: seconds, unit: 's' },
    { name: 'Build, per page', value: seconds / pages, unit: 's' },
    { name: `Second start, look-up (${isFound ? 'found' : 'not found'})`, value: lookUp, unit: 's', goal: 'serves within 3 s' },
  ];
}
