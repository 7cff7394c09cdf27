import { Worker } from 'node:worker_threads';
import type { ThreadTask } from './thread.ts';

/** Calls an exported function of a module in a worker thread, so that two steps can use two cores. */
export function inThread<Result>(module: URL, name: string, ...args: readonly unknown[]): Promise<Result> {
  const task: ThreadTask = { module: module.href, name, args };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The worker thread of ${name} exited with code ${code}.`)));
  });
}
