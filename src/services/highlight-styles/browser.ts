import { HIGHLIGHT_STYLES, LAYER_META } from './address.ts';
import { linkStyles } from './linkStyles.ts';

/** Loads the syntax colors into the configured layer, if any. Leaving the page aborts the request. */
export function loadHighlightStyles() {
  const layer = document.querySelector<HTMLMetaElement>(`meta[name="${LAYER_META}"]`)?.content;
  if (!layer) return;
  const leaving = new AbortController();
  addEventListener('pagehide', () => leaving.abort(), { once: true });
  // Loaded on demand, because few sites configure a layer.
  import('./loadLayered.ts').then(
    (module) => module.loadLayered({ href: HIGHLIGHT_STYLES, layer, signal: leaving.signal }),
    () => linkStyles(HIGHLIGHT_STYLES),
  );
}
