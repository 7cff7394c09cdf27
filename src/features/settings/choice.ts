import type { Preference } from '#lib/preference';

/** A preference with string values, as the radio groups of the panel need it. */
export interface Choice {
  /** The name of the group that shows it. */
  name: string;
  get: () => string;
  choose: (value: string) => void;
  subscribe: (listener: (value: string) => void) => void;
}

export function choiceOf<T extends string>(name: string, values: readonly T[], preference: Preference<T>): Choice {
  return {
    name,
    get: preference.get,
    choose: (value) => {
      const known = values.find((item) => item === value);
      if (known) preference.set(known);
    },
    subscribe: preference.subscribe,
  };
}
