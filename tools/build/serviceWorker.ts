import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { OfflineBuild } from '#model/offline';
import { root } from '../workspace/paths.ts';
import { writeChanged } from '../workspace/writeChanged.ts';
import { bundleScript } from '../workspace/bundleScript.ts';

const FOLDER = join(root, 'src/services/service-worker/worker');
const ADDRESS = 'x/sw.js';

/**
 * Bundles the service worker, which no page imports, into one classic script. Without an offline build it is the script
 * that unregisters existing workers.
 */
export async function buildServiceWorker(folder: string, offline: OfflineBuild | undefined) {
  writeChanged(join(folder, ADDRESS), await bundleWorker(offline));
}

/**
 * `npm run dev` may get the port that `npm start` used. A worker registered there would respond with pages of the built
 * site, so the dev server serves a worker that unregisters it.
 */
export function unregisterWorkerInDev(): Plugin {
  return {
    name: 'unregister-worker-in-dev',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(`/${ADDRESS}`, (_, response, next) => {
        bundleWorker(undefined).then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next);
      });
    },
  };
}

function bundleWorker(offline: OfflineBuild | undefined): Promise<string> {
  const entry = join(FOLDER, offline ? 'sw.ts' : 'killSwitch.ts');
  return bundleScript(entry, { OFFLINE_BUILD: JSON.stringify(offline ?? {}) });
}
