import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './compress.ts';

const TEXT = 'The same words over and over. '.repeat(100);

describe('precompress', () => {
  let folder = '';
  let dist = '';
  let cache = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'compress-'));
    dist = join(folder, 'dist');
    cache = join(folder, 'cache');
    mkdirSync(join(dist, 'x'), { recursive: true });
    writeFileSync(join(dist, 'x', 'index.html'), TEXT);
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const read = (name: string) => readFileSync(join(dist, name));

  it('writes compressed siblings next to a file', async () => {
    expect(await precompress(dist, cache)).toEqual({ files: 1, computed: 2 });
    expect(brotliDecompressSync(read('x/index.html.br')).toString()).toBe(TEXT);
    expect(gunzipSync(read('x/index.html.gz')).toString()).toBe(TEXT);
  });

  it('counts what it does, and reports its progress', async () => {
    writeFileSync(join(dist, 'a.css'), `${TEXT}!`);
    const seen: [number, number][] = [];
    const summary = await precompress(dist, cache, (done, all) => seen.push([done, all]));
    expect(summary).toEqual({ files: 2, computed: 4 });
    expect(seen).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('skips small, already compressed and incompressible files', async () => {
    writeFileSync(join(dist, 'small.txt'), 'a'.repeat(200));
    writeFileSync(join(dist, 'photo.png'), TEXT);
    writeFileSync(join(dist, 'noise.wasm'), randomBytes(5000));
    await precompress(dist, cache);
    expect(readdirSync(dist).toSorted()).toEqual(['noise.wasm', 'photo.png', 'small.txt', 'x']);
  });

  it('compresses nothing twice, and does not rewrite existing files', async () => {
    await precompress(dist, cache);
    const longAgo = new Date(2000, 1, 1);
    utimesSync(join(dist, 'x', 'index.html.br'), longAgo, longAgo);
    expect(await precompress(dist, cache)).toEqual({ files: 1, computed: 0 });
    expect(statSync(join(dist, 'x', 'index.html.br')).mtime).toEqual(longAgo);
  });

  it('produces the same bytes for the same file, with and without a cache', async () => {
    await precompress(dist, cache);
    const first = [read('x/index.html.br'), read('x/index.html.gz')];
    rmSync(cache, { recursive: true });
    await precompress(dist, cache);
    expect([read('x/index.html.br'), read('x/index.html.gz')]).toEqual(first);
    expect(first[1]?.[9]).toBe(255);
  });

  it('removes siblings of files that were deleted, shrunk or changed', async () => {
    await precompress(dist, cache);
    writeFileSync(join(dist, 'gone.js.br'), 'old');
    writeFileSync(join(dist, 'photo.png'), TEXT);
    writeFileSync(join(dist, 'photo.png.gz'), 'old');
    writeFileSync(join(dist, 'x', 'index.html'), 'short now');
    await precompress(dist, cache);
    expect(
      ['gone.js.br', 'photo.png.gz', 'x/index.html.br', 'x/index.html.gz'].filter((name) =>
        existsSync(join(dist, name)),
      ),
    ).toEqual([]);
  });

  it('replaces siblings of a file that changed', async () => {
    await precompress(dist, cache);
    writeFileSync(join(dist, 'x', 'index.html'), TEXT.toUpperCase());
    await precompress(dist, cache);
    expect(brotliDecompressSync(read('x/index.html.br')).toString()).toBe(TEXT.toUpperCase());
  });

  it('names the folder that could not be read', async () => {
    await expect(precompress(join(folder, 'nowhere'), cache)).rejects.toThrow(/nowhere/);
  });
});
