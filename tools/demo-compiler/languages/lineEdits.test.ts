import { expect, it } from 'vitest';
import { diffLines } from './lineEdits.ts';

it.each([
  ['', ''],
  ['a', 'a'],
  ['', 'a'],
  ['a', ''],
  ['a b c', 'a x b c'],
  ['a b c', 'a c'],
  ['a b c d', 'a x c y z d'],
  ['a b', 'x a b y'],
  ['a a b a', 'a b a a a'],
  ['a b c', 'd e f'],
])('the changes from %j make %j', (before, after) => {
  const [old, fresh] = [before, after].map((text) => text.split(' '));
  const result = [...(old ?? [])];
  for (const { at, removed, from, to } of diffLines(old ?? [], fresh ?? []).toReversed())
    result.splice(at, removed, ...(fresh ?? []).slice(from, to));
  expect(result).toEqual(fresh);
});

it('the changes are few', () => {
  expect(diffLines(['a', 'b', 'c'], ['a', 'x', 'b', 'c', 'y'])).toEqual([
    { at: 1, removed: 0, from: 1, to: 2 },
    { at: 3, removed: 0, from: 4, to: 5 },
  ]);
  expect(diffLines(['a', 'b'], ['a', 'b'])).toEqual([]);
});
