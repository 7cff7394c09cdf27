import { parentPort, workerData } from 'node:worker_threads';

/** An exported function of a module, in a form that can be passed to a worker thread. */
export interface ThreadTask {
  module: string;
  name: string;
  args: readonly unknown[];
}

// In a separate file: the called function may start threads itself, and must not wait for this module to finish.
const { module, name, args } = workerData as ThreadTask;
const exports = (await import(module)) as Record<string, (...args: readonly unknown[]) => unknown>;
parentPort?.postMessage(await exports[name]?.(...args), []);
