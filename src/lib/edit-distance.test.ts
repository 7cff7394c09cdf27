import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, letterDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['abc', 'abc', 0],
    ['kitten', 'sitting', 3],
    ['sunday', 'saturday', 3],
  ])('counts the steps from %j to %j', (from, to, steps) => {
    expect(letterDistance(from, to)).toBe(steps);
  });

  it('is symmetric, zero only for equal texts, and at most the length of the longer text', () => {
    const text = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const distance = letterDistance(a, b);
        return (
          distance === letterDistance(b, a) &&
          distance <= Math.max(a.length, b.length) &&
          (distance === 0) === (a === b)
        );
      }),
    );
  });

  it('finds the cheapest path', () => {
    const steps = (replacement: number) =>
      editDistance(['a'], ['b'], { insert: 1, remove: 2, replace: () => replacement });
    expect(steps(0.25)).toBe(0.25);
    expect(steps(9)).toBe(3);
  });

  it('charges insertions and removals separately', () => {
    const costs = { insert: 1, remove: 10, replace: () => 0 };
    expect(editDistance([], ['a', 'b'], costs)).toBe(2);
    expect(editDistance(['a', 'b'], [], costs)).toBe(20);
  });
});
