import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { HeaderList } from '../headerRules.ts';
import type { Variant } from './servedFiles.ts';

/** Larger files are streamed from disk instead of being read into memory. */
export const STREAMED_FROM_BYTES = 4 * 1024 * 1024;

const ONLY_WITH_BODY = new Set(['content-type', 'content-encoding']);

/** The precomputed response for one encoding of a file; headers are flat lists, the fastest form for `writeHead`. */
export interface PreparedResponse {
  readonly diskPath: string;
  readonly etag: string;
  readonly size: number;
  /** Undefined for a file that is streamed. */
  readonly bytes: Buffer | undefined;
  readonly whole: string[];
  readonly notModified: string[];
  /** Headers without a length; range and error responses add their own. */
  readonly withoutLength: string[];
}

export async function prepareResponse({ diskPath, headers }: Variant): Promise<PreparedResponse> {
  const { size } = await stat(diskPath);
  const hash = createHash('sha256');
  let bytes: Buffer | undefined;
  if (size > STREAMED_FROM_BYTES) {
    await pipeline(createReadStream(diskPath), hash);
  } else {
    bytes = await readFile(diskPath);
    hash.update(bytes);
  }
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
  const length = bytes?.length ?? size;
  return {
    diskPath,
    etag,
    size: length,
    bytes,
    whole: flat([...headers, ['ETag', etag], ['Accept-Ranges', 'bytes'], ['Content-Length', String(length)]]),
    notModified: flat([...headers.filter(([name]) => !ONLY_WITH_BODY.has(name.toLowerCase())), ['ETag', etag]]),
    withoutLength: flat([...headers]),
  };
}

function flat(headers: HeaderList): string[] {
  return headers.flatMap(([name, value]) => [name, value]);
}
