import { useSyncExternalStore } from 'react';
import { display } from './display.ts';

/** The settings in effect, in a React part: server values while hydrating, the reader's right after. */
export function useDisplay() {
  return useSyncExternalStore(display.subscribe, display.get, display.getOnServer);
}
