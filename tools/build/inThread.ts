import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** A function of a module, named so that another thread can import and call it. */
interface ThreadTask {
  module: string;
  name: string;
  args: readonly unknown[];
}

/** Calls a function that a module exports in a thread of its own, so that two steps can use two cores. */
export function inThread<Result>(module: URL, name: string, ...args: readonly unknown[]): Promise<Result> {
  const task: ThreadTask = { module: module.href, name, args };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread of ${name} ended with ${code}.`)));
  });
}

if (!isMainThread && (workerData as Partial<ThreadTask> | null)?.module) {
  const { module, name, args } = workerData as ThreadTask;
  const exports = (await import(module)) as Record<string, (...args: readonly unknown[]) => unknown>;
  parentPort?.postMessage(await exports[name]?.(...args), []);
}
