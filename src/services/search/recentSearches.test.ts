import { describe, expect, it } from 'vitest';
import { readRecent } from './recentSearches.ts';

describe('recent searches', () => {
  it('are read from a JSON array', () => {
    expect(readRecent('["sort", "pin"]')).toEqual(['sort', 'pin']);
  });

  it.each([null, '', '{', '{"0":"a"}', '"text"', '42'])('are empty when the stored value is %j', (raw) =>
    expect(readRecent(raw)).toEqual([]),
  );

  it('skip invalid items', () => {
    expect(readRecent(JSON.stringify(['ok', 7, null, '', 'x'.repeat(81), { a: 1 }]))).toEqual(['ok']);
  });

  it('are limited to six', () => {
    expect(readRecent(JSON.stringify(['1', '2', '3', '4', '5', '6', '7']))).toHaveLength(6);
  });
});
