/** Browser code of the lens, loaded for readers who have chosen a release. */
import { followUsedRelease, usedRelease } from '#services/used-release/browser';
import { showLens } from './showLens.ts';

export function activateLens() {
  followUsedRelease();
  usedRelease.subscribe(showLens);
  showLens(usedRelease.get());
}
