import { describe, expect, it } from 'vitest';
import type { SearchShard } from '#model/search';
import { productFactors } from './products.ts';

const usage = new Map<string, ReadonlyMap<SearchShard, number>>([
  ['axis', new Map([['charts', 0.2]])],
  ['column', new Map([['data-grid', 0.3]])],
  [
    'filter',
    new Map([
      ['data-grid', 0.1],
      ['charts', 0.01],
    ]),
  ],
]);
const usageOf = (term: string) => usage.get(term);

describe('the product that the words of a query imply', () => {
  it('prefers the product that uses them most, without excluding others', () => {
    const factors = productFactors(new Set(['filter', 'column', 'value']), usageOf);
    expect(factors.get('data-grid')).toBe(1);
    expect(factors.get('charts')).toBeLessThan(1);
    expect(factors.get('charts')).toBeGreaterThan(0);
  });

  it('never makes general pages less probable', () =>
    expect(productFactors(new Set(['filter', 'column', 'key']), usageOf).has('general')).toBe(false));

  it('says nothing about short queries and unknown words', () => {
    expect(productFactors(new Set(['axis', 'label']), usageOf).size).toBe(0);
    expect(new Set(productFactors(new Set(['one', 'two', 'three']), usageOf).values())).toEqual(new Set([1]));
  });
});
