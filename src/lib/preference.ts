/** A source that a preference is read from and optionally written to. Neither may throw. */
export interface PreferenceSource {
  read: () => string | null | undefined;
  write?: (value: string) => void;
}

export interface Preference<T extends string> {
  get: () => T;
  set: (value: T) => void;
  /** Reads the sources again, after another tab has written. */
  reload: () => void;
  subscribe: (listener: (value: T) => void) => () => void;
}

/**
 * A choice from a closed list. Sources are ordered by priority; values outside the list are ignored. The annotation below
 * lets bundles that don't use the preference, such as the boot script, tree-shake it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createPreference<const T extends string>(options: {
  /** Known values; where the list is not known in advance, what narrows a text to one of them. */
  values: readonly T[] | ((raw: string) => T | undefined);
  fallback: NoInfer<T>;
  sources: readonly PreferenceSource[];
}): Preference<T> {
  const { values, fallback, sources } = options;
  const listeners = new Set<(value: T) => void>();
  let current: T | undefined;

  function load(): T {
    for (const source of sources) {
      const raw = source.read();
      const known = typeof values === 'function' ? values(raw ?? '') : values.find((value) => value === raw);
      if (known !== undefined) return known;
    }
    return fallback;
  }

  function change(value: T) {
    if (value === current) return;
    current = value;
    for (const listener of listeners) listener(value);
  }

  const get = () => (current ??= load());

  return {
    get,
    /** Only an explicit choice is written, never a default. */
    set(value) {
      for (const source of sources) source.write?.(value);
      change(value);
    },
    reload: () => change(load()),
    subscribe(listener) {
      // A change is one from the value at this time, even if nobody has asked for it yet.
      get();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
