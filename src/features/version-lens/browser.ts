/** Browser code of the lens: nothing until a reader has chosen a release. */
import { followUsedRelease, usedRelease } from '#services/used-release/browser';

export function activateLens() {
  const show = (release: string) => {
    // If the chunk fails to load, the page is as it was.
    import('./showLens.ts').then(({ showLens }) => showLens(release)).catch(() => undefined);
  };
  followUsedRelease();
  usedRelease.subscribe(show);
  const release = usedRelease.get();
  if (release) show(release);
}
