import type { AdSlot } from './adSlot.ts';

/** About a fifth of the visitors get the inline style, the rest the image style (specification §9). */
export const INLINE_SHARE = 0.2;

export type AdShape = 'inline' | 'image';

/** The analytics label for the content of the slot; an empty slot has none. */
export function labelOf(slot: AdSlot, shape: AdShape): string | undefined {
  const name = nameOf(slot);
  return name && `${name}-body-top-${shape}`;
}

function nameOf(slot: AdSlot) {
  switch (slot.at) {
    case 'blocked':
      return slot.show === 'message' ? 'in-house-adblock' : 'in-house';
    case 'in-house':
      return 'in-house-carbon';
    case 'network':
      return 'carbon';
    default:
      return undefined;
  }
}
