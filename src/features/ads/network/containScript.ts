import { AD_SLOT } from '#model/hooks';
import { INLINE_SLOT } from '../hooks.ts';
import { NETWORK_ELEMENTS } from './findNetworkAd.ts';

interface Options {
  /** The element the network may write into. */
  place: Element;
  /** Origins of the network's scripts. */
  hosts: readonly string[];
  /** Called when one of the network's scripts throws. */
  onError: () => void;
}

/** Our own placements, where elements may use the network's ids and classes, and the title, which is restored instead. */
const OWN_PLACES = `[${AD_SLOT}], [${INLINE_SLOT}], title`;

/**
 * Confines a third-party script to its placement by removing what it inserts elsewhere. The script runs with the
 * privileges of the page, so this limits accidents; it is not a security boundary.
 */
export function containScript({ place, hosts, onError }: Options) {
  const title = document.querySelector('title');
  const ownTitle = document.title;
  const recognized = [NETWORK_ELEMENTS, ...hosts.map((host) => `[src^="${host}/"]`)].join();

  new MutationObserver((records) => {
    // `currentScript` is still set when mutation observers run for a synchronous script.
    const author = document.currentScript;
    const isTheirs = author instanceof HTMLScriptElement && comesFrom(author.src, hosts);
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (isTheirs || isOneOf(node, recognized)) removeStray(node);
    }
    keepFirst(place);
    if (isTheirs && title && title.textContent !== ownTitle) title.textContent = ownTitle;
  }).observe(document.documentElement, { childList: true, subtree: true });

  addEventListener('error', (event) => {
    // Errors of a cross-origin script loaded without CORS carry no file name.
    const isAnonymous = event.filename === '' && event.message.startsWith('Script error');
    if (!isAnonymous && !comesFrom(event.filename, hosts)) return;
    event.preventDefault();
    onError();
  });

  // We never call `document.write`, and after loading the browser would only log a warning for it.
  document.write = () => undefined;
  document.writeln = () => undefined;
  // We never set the title either. Timers of the script, which cannot be attributed to it, assign it here.
  Object.defineProperty(document, 'title', { get: () => ownTitle, set: () => {} });
}

function isOneOf(node: Node, selector: string) {
  return node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);
}

function removeStray(node: Node) {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element?.closest(OWN_PLACES)) node.parentNode?.removeChild(node);
}

/** Removes duplicates when the network delivers more than one ad. */
function keepFirst(place: Element) {
  const [first, ...others] = place.querySelectorAll(NETWORK_ELEMENTS);
  for (const element of others) if (!first?.contains(element)) element.remove();
}

function comesFrom(address: string, hosts: readonly string[]) {
  try {
    return hosts.includes(new URL(address).origin);
  } catch {
    return false;
  }
}
