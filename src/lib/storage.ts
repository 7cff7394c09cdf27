import type { PreferenceSource } from '#lib/preference';

/** A choice from a closed list, stored in localStorage. */
export interface StoredChoice<T extends string> {
  key: string;
  values: readonly T[];
  fallback: NoInfer<T>;
}

/** The current choice. A stored value outside the list is ignored but not overwritten. */
export function readStoredChoice<const T extends string>({ key, values, fallback }: StoredChoice<T>): T {
  const stored = readStored(key);
  return values.find((value) => value === stored) ?? fallback;
}

/**
 * A localStorage key as the source of a preference. If storage is denied or full, the choice is stored in `window.name` and
 * lasts as long as the tab.
 */
/* @__NO_SIDE_EFFECTS__ */
export function storageSource(key: string): PreferenceSource & { write: (value: string) => void } {
  return {
    read: () => readStored(key),
    write: (value) => {
      const memory = tabMemory();
      const isInTab = memory.has(key);
      memory.delete(key);
      try {
        localStorage.setItem(key, value);
        if (!isInTab) return;
      } catch {
        memory.set(key, value);
      }
      window.name = memory.toString();
    },
  };
}

/**
 * Calls back when another tab changes the key, even if that happened while this page was in the back-forward cache or being
 * prerendered, when no events arrive. An event without a key means that all keys were cleared.
 */
export function onStorageChange(key: string, listener: () => void) {
  let seen = readStored(key);
  const check = () => {
    if (readStored(key) !== seen) listener();
  };
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener();
  });
  addEventListener('pagehide', () => (seen = readStored(key)));
  addEventListener('pageshow', check);
  document.addEventListener('prerenderingchange', check);
}

/** Shows what is stored, now and whenever it may have changed: for what runs before paint. */
export function followStorage(show: () => void) {
  show();
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  document.addEventListener('prerenderingchange', show);
}

/** Whether localStorage is writable. */
export function isStorageWritable(): boolean {
  const probe = 'storage-probe';
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** What is stored under a key, by this or any other version of the site. */
export function readStored(key: string) {
  try {
    return tabMemory().get(key) ?? localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * `window.name` persists in the tab, but any page that opens ours can set it, so only values from closed lists are read. It
 * takes precedence, because it contains choices that could not be stored.
 */
export function tabMemory() {
  return new URLSearchParams(window.name);
}
