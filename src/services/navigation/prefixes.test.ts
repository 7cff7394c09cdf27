import { expect, it } from 'vitest';
import { unlistedPrefixes } from './prefixes.ts';

it.each([
  [[], []],
  [['/x'], []],
  [['/x/a'], ['/x']],
  [
    ['/x/a', '/x/a/b/c', '/x/d/e'],
    ['/x', '/x/a/b', '/x/d'],
  ],
  [['/x', '/x/a/b'], ['/x/a']],
])('the prefixes of %j without a page are %j', (paths, prefixes) => {
  expect(unlistedPrefixes(paths)).toEqual(prefixes);
});
