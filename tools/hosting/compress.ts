import { rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { COMPRESSED_FROM_BYTES, compressFile } from './compressFile.ts';
import { isCompressible } from './contentTypes.ts';
import { listFiles } from './listFiles.ts';

interface CompressionSummary {
  /** Number of files worth compressing. */
  readonly files: number;
  /** Number of siblings that were not cached. */
  readonly computed: number;
}

/**
 * Writes brotli and gzip siblings of all files that benefit, and removes siblings of deleted files. Results are cached
 * by content, so that a build compresses only what changed.
 */
export async function precompress(
  dist: string,
  cacheFolder: string,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<CompressionSummary> {
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

/** Several at a time: zlib compresses in threads of its own. */
async function compressAll(
  paths: readonly string[],
  cacheFolder: string,
  onProgress: (done: number, all: number) => void,
): Promise<number> {
  let computed = 0;
  let done = 0;
  const waiting = paths.values();
  const takeAll = async () => {
    for (const path of waiting) {
      const count = await compressFile(path, cacheFolder);
      computed += count;
      onProgress(++done, paths.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeAll));
  return computed;
}
