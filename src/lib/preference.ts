/** One place a preference can be read from, and perhaps written to. Neither may throw. */
export interface PreferenceSource {
  read: () => string | null | undefined;
  write?: (value: string) => void;
}

export interface Preference<T extends string> {
  get: () => T;
  set: (value: T) => void;
  /** Forgets what was read, for when another tab wrote. */
  reload: () => void;
  subscribe: (listener: (value: T) => void) => () => void;
}

/**
 * A choice out of a closed list. Sources are asked strongest first; a value that is not in the list counts as absent.
 * The mark below lets a bundle that needs only what stands beside a preference, such as the boot script, drop it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createPreference<const T extends string>(options: {
  values: readonly T[];
  fallback: NoInfer<T>;
  sources: readonly PreferenceSource[];
}): Preference<T> {
  const { values, fallback, sources } = options;
  const listeners = new Set<(value: T) => void>();
  let current: T | undefined;

  function load(): T {
    for (const source of sources) {
      const raw = source.read();
      const known = values.find((value) => value === raw);
      if (known !== undefined) return known;
    }
    return fallback;
  }

  function change(value: T) {
    if (value === current) return;
    current = value;
    for (const listener of listeners) listener(value);
  }

  return {
    get: () => (current ??= load()),
    /** Only a reader's own choice is written; a default never is. */
    set(value) {
      for (const source of sources) source.write?.(value);
      change(value);
    },
    reload: () => change(load()),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
