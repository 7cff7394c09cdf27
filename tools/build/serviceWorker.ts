import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { OfflineBuild } from '#model/offline';
import { root } from '../workspace/paths.ts';

const FOLDER = join(root, 'src/services/service-worker/worker');
const ADDRESS = 'x/sw.js';

/**
 * Bundles the service worker, which no page imports, into one classic script. Without an offline build it is the script
 * that unregisters existing workers.
 */
export async function buildServiceWorker(folder: string, offline: OfflineBuild | undefined) {
  const file = join(folder, ADDRESS);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await bundleWorker(offline));
}

/**
 * `npm run dev` may get the port that `npm start` used. A worker registered there would respond with pages of the built
 * site, so the dev server serves a worker that unregisters it.
 */
export function unregisterWorkerInDev(): Plugin {
  return {
    name: 'farewell-in-dev',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(`/${ADDRESS}`, (_, response, next) => {
        bundleWorker(undefined).then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next);
      });
    },
  };
}

async function bundleWorker(offline: OfflineBuild | undefined): Promise<string> {
  const entry = join(FOLDER, offline ? 'sw.ts' : 'killSwitch.ts');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { OFFLINE_BUILD: JSON.stringify(offline ?? {}) },
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'worker' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} produced no script.`);
  return output.output[0].code;
}
