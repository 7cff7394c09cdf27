import { useSyncExternalStore } from 'react';
import { display } from '#services/display-settings/browser';

/** The settings in effect: the server's while hydrating, the reader's right after. */
export function useDisplay() {
  return useSyncExternalStore(display.subscribe, display.get, display.getOnServer);
}

const never = () => () => {};

/** False on the server and while hydrating. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
