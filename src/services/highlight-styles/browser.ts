import { HIGHLIGHT_STYLES } from './address.ts';
import { loadLayered } from './loadLayered.ts';

/** Loads the colors of code into a layer, on pages that have code; leaving the page stops it. */
export function loadHighlightStyles(layer: string | undefined) {
  if (!layer || !document.querySelector('pre')) return;
  const leaving = new AbortController();
  addEventListener('pagehide', () => leaving.abort(), { once: true });
  void loadLayered({ href: HIGHLIGHT_STYLES, layer, signal: leaving.signal });
}
