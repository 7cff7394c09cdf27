/** Activates the ad placements. Pages without ads load none of this code. */
import { wakeSlot } from './slot/wakeSlot.ts';

const woken = new WeakSet<Element>();

/** Activates the slot under the title. Idempotent. */
export function wakeAds() {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot]')) wakeOnce(slot, wakeSlot);
}

/** Fills each inline placement inside an element at most once; a placement without an ad stays empty. */
export async function fillInlinePlaces(inside: ParentNode) {
  const places = [...inside.querySelectorAll<HTMLElement>('[data-inline-slot]')].filter((place) => !woken.has(place));
  if (places.length === 0) return;
  const { mountInlineAd } = await import('./view/InlineAd.tsx');
  for (const place of places) wakeOnce(place, mountInlineAd);
}

function wakeOnce(element: HTMLElement, wake: (element: HTMLElement) => void) {
  if (woken.has(element)) return;
  woken.add(element);
  wake(element);
}
