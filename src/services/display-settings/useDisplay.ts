import { useSyncExternalStore } from 'react';
import { display } from './display.ts';

/** The effective settings in a React component: the server's values during hydration, the user's right after. */
export function useDisplay() {
  return useSyncExternalStore(display.subscribe, display.get, display.getOnServer);
}
