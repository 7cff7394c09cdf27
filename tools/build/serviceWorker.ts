import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { root } from './places.ts';

const ENTRY = join(root, 'src/services/service-worker/sw.ts');
const ADDRESS = 'x/sw.js';

/** Bundles the service worker, which is no part of any page, into one classic script. */
export async function buildServiceWorker(folder: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, target: 'es2022', lib: { entry: ENTRY, formats: ['iife'], name: 'worker' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${ENTRY} gave no script.`);
  const file = join(folder, ADDRESS);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, output.output[0].code);
}
