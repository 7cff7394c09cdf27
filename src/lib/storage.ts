import type { PreferenceSource } from '#lib/preference';

/** A choice out of a closed list, kept under a key of localStorage. */
export interface StoredChoice<T extends string> {
  key: string;
  values: readonly T[];
  fallback: NoInfer<T>;
}

/** The choice as it stands now. A stored value that is not in the list counts as absent, and is left as it is. */
export function readStoredChoice<const T extends string>({ key, values, fallback }: StoredChoice<T>): T {
  const stored = readStored(key);
  return values.find((value) => value === stored) ?? fallback;
}

/**
 * A key of localStorage as a source of a preference. Where storage is denied or full, the tab itself remembers: a choice
 * then lasts as long as the tab, over all its pages, instead of ending with the page.
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
 * Calls back when another tab changes the key; also when that happened while this page slept in the back-forward cache
 * or was being prerendered, where no event arrives. An event without a key means that all keys were cleared.
 */
export function onStorageChange(key: string, listener: () => void) {
  let seen = readStored(key);
  const lookAgain = () => {
    if (readStored(key) !== seen) listener();
  };
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener();
  });
  addEventListener('pagehide', () => (seen = readStored(key)));
  addEventListener('pageshow', lookAgain);
  document.addEventListener('prerenderingchange', lookAgain);
}

/** Whether what is written now is there on the next visit. */
export function isStorageKept(): boolean {
  const probe = 'storage-probe';
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

function readStored(key: string) {
  try {
    return tabMemory().get(key) ?? localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * `window.name` stays with the tab and is open to every page that opens ours, so nothing but values of closed lists is
 * taken from it. What it says wins: it is a choice of this tab that could not be stored.
 */
function tabMemory() {
  return new URLSearchParams(window.name);
}
