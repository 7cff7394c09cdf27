import { describe, expect, it } from 'vitest';
import { isCut, MAX_QUERY_CHARACTERS, queryOf } from './queryOf.ts';

describe('a query', () => {
  it.each([
    ['sort', 'sort', false],
    ['  sort rows ', 'sort rows', false],
    ['x'.repeat(MAX_QUERY_CHARACTERS), 'x'.repeat(MAX_QUERY_CHARACTERS), false],
    ['x'.repeat(1_000_000), 'x'.repeat(MAX_QUERY_CHARACTERS), true],
    [`sort${' '.repeat(1000)}`, 'sort', false],
  ])('is trimmed and cut', (text, query, cut) => {
    expect(queryOf(text)).toBe(query);
    expect(isCut(text)).toBe(cut);
  });
});
