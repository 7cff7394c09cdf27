import { HIGHLIGHT_STYLES, LAYER_META } from './address.ts';
import { loadLayered } from './loadLayered.ts';

/** Loads the colors of code into the layer the page names, if it names one; leaving the page stops it. */
export function loadHighlightStyles() {
  const layer = document.querySelector<HTMLMetaElement>(`meta[name="${LAYER_META}"]`)?.content;
  if (!layer) return;
  const leaving = new AbortController();
  addEventListener('pagehide', () => leaving.abort(), { once: true });
  void loadLayered({ href: HIGHLIGHT_STYLES, layer, signal: leaving.signal });
}
