import type { PreferenceSource } from '#lib/preference';

/** A key of localStorage as a source of a preference. Where storage is denied or full, nothing is read or kept. */
export function storageSource(key: string): PreferenceSource & { write: (value: string) => void } {
  return {
    read: () => {
      try {
        return localStorage.getItem(key);
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      try {
        localStorage.setItem(key, value);
      } catch {
        // The choice still holds for this page.
      }
    },
  };
}

/** Calls back when another tab changes the key. `null` means that all keys were cleared. */
export function onStorageChange(key: string, listener: () => void) {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener();
  });
}
