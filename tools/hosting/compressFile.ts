import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeChanged } from '../workspace/writeChanged.ts';

/** Below this size, compression saves less than its header costs. */
export const COMPRESSED_FROM_BYTES = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Format {
  readonly suffix: '.br' | '.gz';
  /** Part of the cache key, so that a change of settings does not reuse old results. */
  readonly settings: string;
  compress(bytes: Buffer): Promise<Buffer>;
}

/**
 * Hashed files are compressed once and cached by browsers for good. Documents change with every build: the best quality
 * would take ten times as long and save 9% of their bytes.
 */
const HASHED = [brotliFormat(10), gzipFormat()];
const DOCUMENTS = [brotliFormat(6), gzipFormat()];

function brotliFormat(quality: number): Format {
  return {
    suffix: '.br',
    settings: `br${quality}`,
    compress: (bytes) =>
      brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  };
}

function gzipFormat(): Format {
  return { suffix: '.gz', settings: 'gz9', compress: async (bytes) => withoutPlatform(await zip(bytes, { level: 9 })) };
}

/** Writes the siblings of a file, from the cache if possible; returns the number that had to be compressed. */
export async function compressFile(path: string, cacheFolder: string): Promise<number> {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(bytes).digest('hex');
  let computed = 0;
  for (const format of /[\\/]_astro[\\/]/.test(path) ? HASHED : DOCUMENTS) {
    const cached = join(cacheFolder, `${hash}.${format.settings}`);
    let compressed = await readIfExists(cached);
    if (!compressed) {
      compressed = await compressedIfSmaller(bytes, format);
      writeChanged(cached, compressed);
      computed += 1;
    }
    const sibling = `${path}${format.suffix}`;
    if (compressed.length === 0) await rm(sibling, { force: true });
    // nginx derives the ETag from the time of the file, which stays if nothing changed.
    else writeChanged(sibling, compressed);
  }
  return computed;
}

/** An empty buffer means "not smaller"; no format produces an empty result. */
async function compressedIfSmaller(bytes: Buffer, format: Format): Promise<Buffer> {
  const compressed = await format.compress(bytes);
  return compressed.length < bytes.length ? compressed : Buffer.alloc(0);
}

async function readIfExists(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** The tenth byte of a gzip file names the operating system; 255 means unknown and makes the output platform-independent. */
function withoutPlatform(zipped: Buffer): Buffer {
  zipped[9] = 255;
  return zipped;
}
