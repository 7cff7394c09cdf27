import { loadIconFont } from '#services/icon-font/browser';
import { currentVisitor } from '#services/privacy/browser';

/** The font comes from a third party. Visitors who refuse tracking or save data see the demo without icons. */
export function loadIcons(url: string) {
  const { consent, savesData } = currentVisitor();
  if (consent !== 'refused' && !savesData) loadIconFont(url);
}
