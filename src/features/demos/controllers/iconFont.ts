import { loadIconFont } from '#services/icon-font/browser';
import { currentVisitor } from '#services/privacy/browser';

/** The font comes from another party: who asks not to be tracked, or to save data, gets the demo without its icons. */
export function askForIconFont(href: string) {
  const { refusesTracking, savesData } = currentVisitor();
  if (!refusesTracking && !savesData) loadIconFont(href);
}
