/** Browser code of the lenses, loaded for readers who have turned one on. */
import { followLenses, usedRelease } from '#services/lenses/browser';
import { showRelease } from './showRelease.ts';

export { removeLens } from './removeLens.ts';

export function activateReleaseLens() {
  followLenses();
  usedRelease.subscribe(showRelease);
  showRelease(usedRelease.get());
}
