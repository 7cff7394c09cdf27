import { HIGHLIGHT_STYLES, LAYER_META } from './address.ts';
import { linkStyles } from './linkStyles.ts';

/** Loads the colors of code into the layer the page names, if it names one; leaving the page stops it. */
export function loadHighlightStyles() {
  const layer = document.querySelector<HTMLMetaElement>(`meta[name="${LAYER_META}"]`)?.content;
  if (!layer) return;
  const leaving = new AbortController();
  addEventListener('pagehide', () => leaving.abort(), { once: true });
  // Only a site that names a layer pays for this.
  import('./loadLayered.ts').then(
    ({ loadLayered }) => loadLayered({ href: HIGHLIGHT_STYLES, layer, signal: leaving.signal }),
    () => linkStyles(HIGHLIGHT_STYLES),
  );
}
