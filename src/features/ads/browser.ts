/** Activates the ad placements. Pages without ads load none of this code. */
import { findAll } from '#lib/hook';
import { AD_SLOT } from '#model/hooks';
import { INLINE_SLOT } from './hooks.ts';
import { activateSlot } from './slot/activateSlot.ts';

const activated = new WeakSet<Element>();

/** Activates the slot under the title. Idempotent. */
export function activateAds() {
  for (const slot of findAll(AD_SLOT)) activateOnce(slot, activateSlot);
}

/** Fills each inline placement inside an element at most once; a placement without an ad stays empty. */
export async function fillInlinePlaces(inside: ParentNode) {
  const places = findAll(INLINE_SLOT, inside).filter((place) => !activated.has(place));
  if (places.length === 0) return;
  const { mountInlineAd } = await import('./view/InlineAd.tsx');
  for (const place of places) activateOnce(place, mountInlineAd);
}

function activateOnce(element: HTMLElement, activate: (element: HTMLElement) => void) {
  if (activated.has(element)) return;
  activated.add(element);
  activate(element);
}
