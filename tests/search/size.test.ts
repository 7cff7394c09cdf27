import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SEARCH_NAMES_FILE } from '#model/search';
import { BUDGETS, mostBytes } from '../budgets/budgets.ts';

const sizes = new Map(
  readdirSync('generated/search').map((name) => [
    name,
    brotliCompressSync(readFileSync(`generated/search/${name}`)).byteLength,
  ]),
);

describe('size of the search index', () => {
  it('names: within their budget', () => {
    expect(sizes.get(SEARCH_NAMES_FILE)).toBeLessThanOrEqual(mostBytes(BUDGETS.searchNames));
  });

  it('total: within its budget', () => {
    expect(sizes.size).toBe(6);
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
      mostBytes(BUDGETS.searchIndex),
    );
  });
});
