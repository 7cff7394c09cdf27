import { useMemo, useSyncExternalStore } from 'react';
import { display } from './display.ts';

/** The effective settings in a React component: the server's values during hydration, the user's right after. */
export function useDisplay() {
  return useSyncExternalStore(display.subscribe, display.get, display.getOnServer);
}

/** The settings for a preview of code: those of the site, besides what was changed for it. */
export function useLook(changes?: {
  mode?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  density?: 'normal' | 'dense';
}) {
  const { paletteMode: mode, direction, dense } = useDisplay();
  return useMemo(
    () => ({ mode, direction, density: dense ? ('dense' as const) : ('normal' as const), ...changes }),
    [mode, direction, dense, changes],
  );
}
