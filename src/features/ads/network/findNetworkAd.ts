import type { Finding } from '../slot/adSlot.ts';

/** What the networks we know put into the page. */
export const NETWORK_ELEMENTS = '#carbonads, .carbonads, .ea-placement';

/** Looks for the network's ad in its place. One that a blocker's style sheet hides is not there. */
export function findNetworkAd(place: Element): Finding {
  const element = place.querySelector(NETWORK_ELEMENTS);
  if (!element || getComputedStyle(element).display === 'none') return 'nothing';
  const link = element.querySelector('a');
  return link && isBackersLink(link.href) ? 'backers' : 'ad';
}

/** The network has nothing to sell and points to its own page of backers (specification §4). */
export function isBackersLink(href: string): boolean {
  try {
    const segments = new URL(href).pathname.split('/').filter(Boolean);
    return segments.at(-1) === 'backers';
  } catch {
    return false;
  }
}
