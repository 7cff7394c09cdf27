import type { Finding } from '../slot/adSlot.ts';

/** Elements that the supported networks insert. */
export const NETWORK_ELEMENTS = '#carbonads, .carbonads, .ea-placement';

/** Finds the network's ad in its placement. An ad hidden by a blocker's stylesheet counts as missing. */
export function findNetworkAd(place: Element): Finding {
  const element = place.querySelector(NETWORK_ELEMENTS);
  if (!element || getComputedStyle(element).display === 'none') return 'nothing';
  const link = element.querySelector('a');
  return link && isBackersLink(link.href) ? 'backers' : 'ad';
}

/** Whether the network has no ad and links to its own backers page instead (specification §4). */
export function isBackersLink(href: string): boolean {
  try {
    const segments = new URL(href).pathname.split('/').filter(Boolean);
    return segments.at(-1) === 'backers';
  } catch {
    return false;
  }
}
