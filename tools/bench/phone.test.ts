import { expect, test } from 'vitest';
import { slowdownFor } from './phone.ts';

test.each([
  [0, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1650, 4.5],
  [2000, 6],
  [2350, 7.5],
])('a machine of index %d is %d times faster than the phone', (index, slowdown) => {
  expect(slowdownFor(index)).toBeCloseTo(slowdown);
});
