import { useSyncExternalStore } from 'react';
import type { Preference } from '#lib/preference';

/** The value of a preference in a component that exists only in the browser. */
export function usePreference<Value extends string>({ subscribe, get }: Preference<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
