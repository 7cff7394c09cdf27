import { expect, it } from 'vitest';
import { pagesAround } from './pagesAround.ts';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 21, [1, 2, undefined, 21]],
  [4, 21, [1, 2, 3, 4, 5, undefined, 21]],
  [10, 21, [1, undefined, 9, 10, 11, undefined, 21]],
  [21, 21, [1, undefined, 20, 21]],
])('page %i of %i', (page, pageCount, pages) => {
  expect(pagesAround(page, pageCount)).toEqual(pages);
});
