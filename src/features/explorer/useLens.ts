import { useSyncExternalStore } from 'react';
import type { Preference } from '#lib/preference';

const never = () => () => undefined;

/** What the reader says they use, which only the browser knows; empty on the server and while the lens is off. */
export function useLens<Value extends string>(lens: Preference<Value | ''> | undefined): Value | '' {
  return useSyncExternalStore<Value | ''>(
    lens?.subscribe ?? never,
    () => lens?.get() ?? '',
    () => '',
  );
}
