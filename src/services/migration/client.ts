import type { MigrationRequest } from './analyze.ts';
import type { Report } from './findings.ts';
import type { FromWorker } from './worker.ts';

/** Longer than any code takes that somebody wrote. */
const LONGEST_MS = 60_000;

let running: { worker: Worker; stop: () => void } | undefined;

/**
 * Analyzes code in a worker. A newer request stops the one before it, which then resolves to `undefined`. Rejects if the worker
 * can't be loaded, or takes too long.
 */
export function analyzeInWorker(request: MigrationRequest): Promise<Report | undefined> {
  running?.stop();
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
      if (running?.worker === worker) running = undefined;
    };
    const fail = () => {
      end();
      reject(new Error('The code could not be analyzed.'));
    };
    const timer = setTimeout(fail, LONGEST_MS);
    running = {
      worker,
      stop: () => {
        end();
        resolve(undefined);
      },
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('failed' in data) return fail();
      end();
      return resolve(data.report);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail();
    });
    worker.postMessage(request, []);
  });
}
