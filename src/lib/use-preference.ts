import { useSyncExternalStore } from 'react';
import type { Preference } from './preference.ts';

/** The value of a preference in a component. Where the server renders the component too, pass the default it renders. */
export function usePreference<Value extends string>(
  { subscribe, get }: Preference<Value>,
  onServer?: NoInfer<Value>,
): Value {
  return useSyncExternalStore(subscribe, get, onServer === undefined ? undefined : () => onServer);
}
