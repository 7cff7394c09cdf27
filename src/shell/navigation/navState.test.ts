import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadNavState } from './navState.ts';

describe('stored state of the navigation tree', () => {
  it('is restored as saved', () => {
    const state = { place: 2, open: [0, 4], scroll: 320 };
    expect(loadNavState(2, () => JSON.stringify(state))).toEqual(state);
  });

  it.each([
    ['nothing', null],
    ['an empty string', ''],
    ['invalid JSON', '{'],
    ['null', 'null'],
    ['a number', '3'],
    ['another product', '{"place":3,"open":[],"scroll":0}'],
    ['no array', '{"place":2,"open":"0","scroll":0}'],
  ])('is ignored when it contains %s', (_, text) => {
    expect(loadNavState(2, () => text)).toBeUndefined();
  });

  it('never throws for any stored value', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void loadNavState(0, () => text)));
  });
});
