import { expect, it } from 'vitest';
import { matchesFeature } from './matchesFeature.ts';

const feature = { text: 'columns column pinning', plan: 'pro' };

it.each([
  [{ words: [], plan: '' }, true],
  [{ words: ['pinning', 'columns'], plan: 'pro' }, true],
  [{ words: ['pinning', 'rows'], plan: '' }, false],
  [{ words: [], plan: 'community' }, false],
])('%j: %s', (filter, isShown) => {
  expect(matchesFeature(feature, filter)).toBe(isShown);
});
