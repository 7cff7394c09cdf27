import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SEARCH_NAMES_FILE } from '#model/search';

const KILOBYTE = 1000;
const sizes = new Map(readdirSync('generated/search').map((name) => [name, brotliCompressSync(readFileSync(`generated/search/${name}`)).byteLength]));

describe('size of the search index', () => {
  it('names: at most 90 kB brotli', () => {
    expect(sizes.get(SEARCH_NAMES_FILE)).toBeLessThanOrEqual(90 * KILOBYTE);
  });

  it('total: at most 1 MB brotli', () => {
    expect(sizes.size).toBe(6);
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1000 * KILOBYTE);
  });
});
