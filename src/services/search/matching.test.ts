import { describe, expect, it } from 'vitest';
import { bestPassage, coverage, type Spellings } from './matching.ts';

const spellings: Spellings = new Map([
  ['sort', { answers: [0], weight: 1 }],
  ['order', { answers: [0], weight: 0.7 }],
  ['column', { answers: [1], weight: 1 }],
]);
const weights = [3, 1];

describe('the share of a query in a text', () => {
  it('counts each word once, by its best spelling', () => {
    expect(coverage(['order', 'sort', 'sort'], spellings, weights).recall).toBeCloseTo(3);
    expect(coverage(['order'], spellings, weights).recall).toBeCloseTo(2.1);
  });

  it('tells how much of a title is in the query', () => {
    expect(coverage(['sort', 'row'], spellings, weights).precision).toBeCloseTo(0.5);
    expect(coverage([], spellings, weights)).toEqual({ recall: 0, precision: 0 });
  });

  it('prefers words that are close together', () => {
    const apart = ['sort', ...Array.from({ length: 50 }, () => 'other'), 'column'];
    expect(bestPassage(['sort', 'the', 'column'], spellings, weights)).toBe(4);
    expect(bestPassage(apart, spellings, weights)).toBe(3);
    expect(bestPassage([], spellings, weights)).toBe(0);
  });
});
