/** Analyzes code in a worker, so that the page stays responsive, whatever the code is. */
import { analyze, type MigrationRequest } from './analyze.ts';
import type { Report } from './findings.ts';

export type FromWorker = { report: Report } | { failed: true };

interface WorkerScope {
  postMessage: (message: FromWorker, transfer: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<MigrationRequest>) => void) => void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data }) => {
  try {
    scope.postMessage({ report: analyze(data) }, []);
  } catch {
    scope.postMessage({ failed: true }, []);
  }
});
