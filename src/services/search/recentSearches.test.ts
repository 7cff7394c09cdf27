import { describe, expect, it } from 'vitest';
import { readRecent } from './recentSearches.ts';

describe('remembered searches', () => {
  it('are the texts of a list', () => {
    expect(readRecent('["sort", "pin"]')).toEqual(['sort', 'pin']);
  });

  it.each([null, '', '{', '{"0":"a"}', '"text"', '42'])('are none when the store holds %j', (raw) => expect(readRecent(raw)).toEqual([]));

  it('leave out what was never a search', () => {
    expect(readRecent(JSON.stringify(['ok', 7, null, '', 'x'.repeat(81), { a: 1 }]))).toEqual(['ok']);
  });

  it('are six at most', () => {
    expect(readRecent(JSON.stringify(['1', '2', '3', '4', '5', '6', '7']))).toHaveLength(6);
  });
});
