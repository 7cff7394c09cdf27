import { parseHtml, serializeHtml, type AllowList } from '#services/trusted-types';
import { secureLink } from './secureLink.ts';

const TAGS = new Set(['a', 'b', 'br', 'div', 'em', 'i', 'img', 'span', 'strong']);

/** Sanitizes HTML that the network's script writes: keeps layout, text, secure links and images. */
export function createNetworkSanitizer(isLoopbackSecure = false) {
  const allowed: AllowList = { tags: TAGS, attribute };

  function attribute(tag: string, name: string, value: string) {
    if (name === 'class') return value;
    // Other ids could clobber globals or anchors of the page.
    if (name === 'id') return /^carbon[\w-]*$/i.test(value) ? value : undefined;
    if (tag === 'a' && name === 'href') return secureLink(value, isLoopbackSecure);
    if (tag === 'a' && name === 'rel') return 'sponsored noopener noreferrer';
    if (tag === 'a' && name === 'target') return '_blank';
    if (tag === 'img' && name === 'src') return secureLink(value, isLoopbackSecure);
    if (tag === 'img' && name === 'alt') return value;
    if (tag === 'img' && /^(?:width|height)$/.test(name)) return /^\d{1,4}$/.test(value) ? value : undefined;
    return undefined;
  }

  return (html: string) => serializeHtml(parseHtml(html, allowed));
}
