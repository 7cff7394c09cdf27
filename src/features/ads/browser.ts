/** Wakes the places for ads. Nothing of it is loaded on pages without one. */
import { wakeSlot } from './slot/wakeSlot.ts';

const woken = new WeakSet<Element>();

/** The slot under the title; a second call changes nothing. */
export function wakeAds() {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot]')) wakeOnce(slot, wakeSlot);
}

/** Fills the inline places inside an element, each once, with an ad or with nothing. */
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
