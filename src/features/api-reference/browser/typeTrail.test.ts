import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepTo, type TypeStep } from './typeTrail.ts';

const step = (name: string): TypeStep => ({ name, href: `/x/api/data-grid/types/#${name}` });

describe('the way through types', () => {
  it('grows by the type that is opened', () => {
    expect(stepTo([step('A')], step('B'))).toEqual([step('A'), step('B')]);
  });

  it('goes back to a type it came through', () => {
    expect(stepTo([step('A'), step('B'), step('C')], step('A'))).toEqual([step('A')]);
  });

  it('never holds a type twice, however the reader goes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'B', 'C', 'D')), (names) => {
        const trail = names.reduce<TypeStep[]>((way, name) => stepTo(way, step(name)), []);
        expect(new Set(trail.map(({ href }) => href)).size).toBe(trail.length);
        if (names.length > 0) expect(trail.at(-1)).toEqual(step(names.at(-1) ?? ''));
      }),
    );
  });
});
