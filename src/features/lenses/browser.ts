/** Browser code of the lenses, loaded for readers who have turned one on. */
import { followLenses, usedRelease } from '#services/lenses/browser';
import { removeLens } from './removeLens.ts';
import { showRelease } from './showRelease.ts';

let isActive = false;

/** Marks what is newer than the reader's release, once. A click on a chip that caused it removes the lens. */
export function activateLenses(cause: unknown) {
  if (!isActive) {
    isActive = true;
    followLenses();
    usedRelease.subscribe(showRelease);
    showRelease(usedRelease.get());
  }
  if (cause instanceof MouseEvent) removeLens(cause);
}
