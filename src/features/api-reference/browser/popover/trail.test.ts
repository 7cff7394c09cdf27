import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepTo } from './trail.ts';

const step = (name: string) => ({ name, href: `/x/api/data-grid/types/#${name}` });

describe('the type trail', () => {
  it('appends the opened type', () => {
    expect(stepTo([step('A')], step('B'))).toEqual([step('A'), step('B')]);
  });

  it('returns to a type that is already in the trail', () => {
    expect(stepTo([step('A'), step('B'), step('C')], step('A'))).toEqual([step('A')]);
  });

  it('never contains a type twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'B', 'C', 'D')), (names) => {
        const trail = names.reduce<ReturnType<typeof step>[]>((steps, name) => stepTo(steps, step(name)), []);
        expect(new Set(trail.map(({ href }) => href)).size).toBe(trail.length);
        if (names.length > 0) expect(trail.at(-1)).toEqual(step(names.at(-1) ?? ''));
      }),
    );
  });
});
