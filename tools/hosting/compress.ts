import { mkdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { COMPRESSED_FROM_BYTES } from './compressFile.ts';
import { isCompressible } from './contentTypes.ts';
import { listFiles } from './listFiles.ts';

export interface CompressionSummary {
  /** Number of files worth compressing. */
  readonly files: number;
  /** Number of siblings that were not cached. */
  readonly computed: number;
}

type WorkerReport = { computed: number } | { failure: string };

/**
 * Writes brotli and gzip siblings of all files that benefit, and removes siblings of deleted files. Results are cached by
 * content, so that a build compresses only what changed.
 */
export async function precompress(
  dist: string,
  cacheFolder: string,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<CompressionSummary> {
  await mkdir(cacheFolder, { recursive: true });
  const all = listFiles(dist);
  const compressible = await largestFirst(all.filter(isCompressible).map((file) => join(dist, file)));
  const wanted = new Set(compressible);
  await Promise.all(all.filter((file) => isStale(join(dist, file), wanted)).map((file) => rm(join(dist, file))));
  const computed = await compressAll(compressible, cacheFolder, onProgress);
  return { files: compressible.length, computed };
}

/** Large files take longest; if they came last, one core would be busy while the others are idle. */
async function largestFirst(paths: readonly string[]): Promise<string[]> {
  const sized = await Promise.all(paths.map(async (path) => ({ path, size: (await stat(path)).size })));
  const large = sized.filter(({ size }) => size > COMPRESSED_FROM_BYTES);
  return large.toSorted((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1)).map(({ path }) => path);
}

function isStale(path: string, wanted: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(path) && !wanted.has(path.slice(0, -3));
}

async function compressAll(
  paths: readonly string[],
  cacheFolder: string,
  onProgress: (done: number, all: number) => void,
): Promise<number> {
  let next = 0;
  let done = 0;
  const takeNext = () => paths[next++];
  const report = () => onProgress(++done, paths.length);
  const threads = Math.min(availableParallelism(), paths.length);
  const counts = Array.from({ length: threads }, () => runWorker(cacheFolder, takeNext, report));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** A worker thread that takes files until none are left. */
function runWorker(cacheFolder: string, takeNext: () => string | undefined, report: () => void): Promise<number> {
  const worker = new Worker(new URL('./compressWorker.ts', import.meta.url), { workerData: { cacheFolder } });
  let computed = 0;
  return new Promise<number>((finish, fail) => {
    const continueOrFinish = () => {
      const path = takeNext();
      if (path === undefined) finish(computed);
      else worker.postMessage(path, []);
    };
    worker.on('error', fail);
    worker.on('message', (message: WorkerReport) => {
      if ('failure' in message) return fail(new Error(`Compression failed for ${message.failure}`));
      computed += message.computed;
      report();
      continueOrFinish();
    });
    continueOrFinish();
  }).finally(() => worker.terminate());
}
