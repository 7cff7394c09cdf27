import { shownDisplay } from './document.ts';
import { INITIAL_DISPLAY, keepIfSame, type DisplaySettings } from './reduceDisplay.ts';

export interface Display {
  /** The effective settings. Returns the same object until something changes, as `useSyncExternalStore` requires. */
  get: () => DisplaySettings;
  /** The settings used for server rendering. */
  getOnServer: () => DisplaySettings;
  /** Notifies about every change, regardless of its source. */
  subscribe: (listener: () => void) => () => void;
}

interface DisplaySource {
  /** The currently shown settings. */
  read: () => DisplaySettings;
  /** Calls back whenever they may have changed; never stops. */
  observe: (listener: () => void) => void;
}

/** A store for code that CSS cannot cover, such as mounted demos. */
export function createDisplay({ read, observe }: DisplaySource): Display {
  const listeners = new Set<() => void>();
  let state = INITIAL_DISPLAY;
  let notified: DisplaySettings | undefined;

  function get() {
    return (state = keepIfSame(state, read()));
  }

  function notify() {
    if (get() === notified) return;
    notified = state;
    for (const listener of listeners) listener();
  }

  return {
    get,
    getOnServer: () => INITIAL_DISPLAY,
    subscribe(listener) {
      if (!notified) observe(notify);
      notified ??= get();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The effective settings. The attributes of `<html>` are the source of truth, so every change is noticed. */
export const display = createDisplay({
  read: shownDisplay,
  observe: (listener) => {
    const attributeFilter = ['data-mode', 'dir', 'data-density'];
    new MutationObserver(listener).observe(document.documentElement, { attributeFilter });
  },
});
