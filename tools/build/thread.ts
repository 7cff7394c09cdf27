import { parentPort, workerData } from 'node:worker_threads';

/** A function of a module, named so that another thread can import and call it. */
export interface ThreadTask {
  module: string;
  name: string;
  args: readonly unknown[];
}

// A file of its own: what is called may start threads in turn, and must not have to wait for this module to be finished.
const { module, name, args } = workerData as ThreadTask;
const exports = (await import(module)) as Record<string, (...args: readonly unknown[]) => unknown>;
parentPort?.postMessage(await exports[name]?.(...args), []);
