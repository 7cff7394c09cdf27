/** Browser code of the theme studio: loads the room once a reader reaches for it, or has a theme already. */
import { find } from '#lib/hook';
import { SHOWN_THEME, THEME_STUDIO } from '#model/hooks';
import { loadOnIntent } from '#services/parts/browser';
import { CODE_ID, CONTROLS_ID } from './props.ts';

/** What does nothing without the room; demos and the button that copies have code of their own. */
const BUTTONS = `#${CONTROLS_ID} button, #${CODE_ID} a`;

export function activateThemeStudio() {
  const studio = find(THEME_STUDIO);
  if (!studio) return;
  const root = document.documentElement;
  const hydrate = () => import('./hydrate.tsx').then((room) => room.hydrate());
  const { load } = loadOnIntent(studio, hydrate, { buttons: BUTTONS });
  // From a link, or another tab.
  new MutationObserver(load).observe(root, { attributeFilter: [SHOWN_THEME] });
  if (root.hasAttribute(SHOWN_THEME)) load();
}
