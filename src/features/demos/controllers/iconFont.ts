import { loadIconFont } from '#services/icon-font/browser';
import { currentVisitor } from '#services/privacy/browser';

/** The font comes from a third party. Visitors who opt out of tracking or save data see the demo without icons. */
export function requestIconFont(href: string) {
  const { refusesTracking, savesData } = currentVisitor();
  if (!refusesTracking && !savesData) loadIconFont(href);
}
