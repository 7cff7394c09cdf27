import { NETWORK_ELEMENTS } from './findNetworkAd.ts';

interface Options {
  /** Where the network may write. */
  place: Element;
  /** Origins its scripts come from. */
  hosts: readonly string[];
  /** Told about an error of theirs. */
  onError: () => void;
}

/** Places of ads that we show ourselves; there the network's names are ours. */
const OWN_PLACES = '[data-slot], [data-inline-slot]';

/**
 * Keeps a script we do not control to its place. It runs with the rights of the page, so this is manners, not a wall:
 * what it writes elsewhere while it runs, and what of it can be recognized later, is removed again.
 */
export function containScript({ place, hosts, onError }: Options) {
  const recognized = [NETWORK_ELEMENTS, ...hosts.map((host) => `[src^="${host}/"]`)].join();

  new MutationObserver((records) => {
    // Still set while the observers of a running script are told.
    const author = document.currentScript;
    const isTheirs = author instanceof HTMLScriptElement && comesFrom(author.src, hosts);
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (isTheirs || isOneOf(node, recognized)) removeStray(node);
    }
    keepFirst(place);
  }).observe(document.documentElement, { childList: true, subtree: true });

  addEventListener('error', (event) => {
    // A script of another origin that did not ask for CORS is reported without its name.
    const isAnonymous = event.filename === '' && event.message.startsWith('Script error');
    if (!isAnonymous && !comesFrom(event.filename, hosts)) return;
    event.preventDefault();
    onError();
  });

  // Nothing of ours writes into a loaded document; a browser would only complain about it in the console.
  document.write = () => undefined;
  document.writeln = () => undefined;
}

function isOneOf(node: Node, selector: string) {
  return node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);
}

function removeStray(node: Node) {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element?.closest(OWN_PLACES)) node.parentNode?.removeChild(node);
}

/** A network that delivers twice is shown once. */
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
