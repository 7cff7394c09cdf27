import { describe, expect, it } from 'vitest';
import type { AdSlot } from './adSlot.ts';
import { INLINE_SHARE, labelOf } from './labels.ts';

describe('labels', () => {
  it.each<[AdSlot, string | undefined]>([
    [{ at: 'waiting' }, undefined],
    [{ at: 'checking', tries: 3 }, undefined],
    [{ at: 'off' }, undefined],
    [{ at: 'blocked', tries: 7, show: 'message' }, 'in-house-adblock-body-top-image'],
    [{ at: 'blocked', tries: 7, show: 'in-house' }, 'in-house-body-top-image'],
    [{ at: 'in-house' }, 'in-house-carbon-body-top-image'],
    [{ at: 'network' }, 'carbon-body-top-image'],
  ])('of %j is %s', (slot, label) => {
    expect(labelOf(slot, 'image')).toBe(label);
  });

  it('include the shape', () => {
    expect(labelOf({ at: 'network' }, 'inline')).toBe('carbon-body-top-inline');
  });

  it('have the inline share of the specification', () => {
    expect(INLINE_SHARE).toBe(0.2);
  });
});
