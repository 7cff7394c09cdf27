/** The release that a reader uses, chosen in the settings and kept in the browser; empty until then. */
import { createPreference } from '#lib/preference';
import { onStorageChange, storageSource } from '#lib/storage';
import { USED_RELEASE_KEY } from '#model/hooks';
import { isRelease } from '#model/releases';

export const usedRelease = createPreference<string>({
  // Any release: a reader can have chosen one that this build does not list.
  values: (raw) => (isRelease(raw) ? raw : undefined),
  fallback: '',
  sources: [storageSource(USED_RELEASE_KEY)],
});

// Tells the page, which has not loaded the lens, about the first choice.
usedRelease.subscribe(() => dispatchEvent(new Event(USED_RELEASE_KEY)));

let isFollowed = false;

/** Follows choices made in other tabs. Idempotent. */
export function followUsedRelease() {
  if (isFollowed) return;
  isFollowed = true;
  onStorageChange(USED_RELEASE_KEY, usedRelease.reload);
}
