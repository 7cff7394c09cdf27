/** The release that a reader uses, chosen in the settings and kept in the browser; empty until then. */
import { createPreference } from '#lib/preference';
import { onStorageChange, storageSource } from '#lib/storage';
import { isRelease } from '#model/releases';

const KEY = 'used-release';

export const usedRelease = createPreference<string>({
  // Any release: a reader can have chosen one that this build does not list.
  values: (raw) => (isRelease(raw) ? raw : undefined),
  fallback: '',
  sources: [storageSource(KEY)],
});

let isFollowed = false;

/** Follows choices made in other tabs. Idempotent. */
export function followUsedRelease() {
  if (isFollowed) return;
  isFollowed = true;
  onStorageChange(KEY, usedRelease.reload);
}
