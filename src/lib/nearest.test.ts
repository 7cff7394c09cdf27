import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

describe('nearest', () => {
  it.each([
    ['descripton', ['title', 'description', 'product'], 'description'],
    ['Calout', ['Card', 'Cards', 'Callout'], 'Callout'],
    ['ab', ['ac', 'ad'], 'ac'],
    ['', ['abc', 'a'], 'a'],
  ])('finds the nearest to %j among %j', (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });

  it('returns undefined without candidates', () => {
    expect(nearest('a', [])).toBeUndefined();
  });

  it('returns the word itself if it is a candidate', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ maxLength: 20 }), { minLength: 1 }), fc.nat(), (words, seed) => {
        const word = words[seed % words.length] ?? '';
        expect(nearest(word, words)).toBe(word);
      }),
    );
  });
});
