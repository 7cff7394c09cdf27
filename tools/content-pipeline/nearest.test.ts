import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

describe('nearest', () => {
  it.each([
    ['descripton', ['title', 'description', 'product'], 'description'],
    ['Calout', ['Card', 'Cards', 'Callout'], 'Callout'],
    ['ab', ['ac', 'ad'], 'ac'],
    ['', ['abc', 'a'], 'a'],
  ])('takes %j for one of %j', (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });

  it('has no answer where there is nothing to choose from', () => {
    expect(nearest('a', [])).toBeUndefined();
  });

  it('finds a word that is among the candidates', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ maxLength: 20 }), { minLength: 1 }), fc.nat(), (words, seed) => {
        const word = words[seed % words.length] ?? '';
        expect(nearest(word, words)).toBe(word);
      }),
    );
  });
});
