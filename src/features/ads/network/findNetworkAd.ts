import type { Finding } from '../slot/adSlot.ts';
import { isBackersLink } from './backers.ts';

/** What the networks we know put into the page. */
export const NETWORK_ELEMENTS = '#carbonads, .carbonads, .ea-placement';

/** Looks for the network's ad in its place. One that a blocker's style sheet hides is not there. */
export function findNetworkAd(place: Element): Finding {
  const element = place.querySelector(NETWORK_ELEMENTS);
  if (!element || getComputedStyle(element).display === 'none') return 'nothing';
  const link = element.querySelector('a');
  return link && isBackersLink(link.href) ? 'backers' : 'ad';
}
