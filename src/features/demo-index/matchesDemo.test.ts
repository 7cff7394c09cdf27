import { expect, it } from 'vitest';
import { matchesDemo } from './matchesDemo.ts';

const demo = { text: 'sorting sort by two columns datagridpro sortmodel', product: 'data-grid', plan: 'pro' };

it.each([
  [{ words: [], product: '', plan: '' }, true],
  [{ words: ['sortmodel', 'two'], product: 'data-grid', plan: 'pro' }, true],
  [{ words: ['sortmodel', 'pinned'], product: '', plan: '' }, false],
  [{ words: [], product: 'charts', plan: '' }, false],
  [{ words: [], product: '', plan: 'community' }, false],
])('%j: %s', (filter, isShown) => {
  expect(matchesDemo(demo, filter)).toBe(isShown);
});
