import { useSyncExternalStore } from 'react';
import { createPreference, type Preference } from '#lib/preference';
import { storageSource } from '#lib/storage';

const AUTO_RUN_KEY = 'playground-auto-run';
/** Whether code runs as it is typed. */
export const autoRun = createPreference({
  values: ['on', 'off'],
  fallback: 'on',
  sources: [storageSource(AUTO_RUN_KEY)],
});

/** The value of a preference; the server renders the default. */
export function usePreference<T extends string>({ subscribe, get }: Preference<T>, fallback: NoInfer<T>): T {
  return useSyncExternalStore(subscribe, get, () => fallback);
}
