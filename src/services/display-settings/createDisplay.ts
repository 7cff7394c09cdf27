import { INITIAL_DISPLAY, reduceDisplay, type DisplayAction, type DisplaySettings } from './reduceDisplay.ts';

export interface Display {
  /** The effective settings. Returns the same object until something changes, as `useSyncExternalStore` requires. */
  get: () => DisplaySettings;
  /** The settings used for server rendering. */
  getOnServer: () => DisplaySettings;
  /** Notifies about every change, regardless of its source. */
  subscribe: (listener: () => void) => () => void;
  /** Throws for an unknown action (specification §4 and §8). */
  dispatch: (action: DisplayAction) => void;
}

interface DisplayHost {
  /** The currently shown settings. */
  read: () => DisplaySettings;
  show: (settings: DisplaySettings) => void;
  /** Calls back whenever others may have changed what is shown; never stops. */
  observe: (listener: () => void) => void;
}

/** The store: every change, from wherever it comes, is an action of `reduceDisplay`. */
export function createDisplay({ read, show, observe }: DisplayHost): Display {
  const listeners = new Set<() => void>();
  let state = INITIAL_DISPLAY;
  let notified = state;
  let isObserved = false;

  /** The boot script shows what is stored, what other tabs choose and what the operating system does. */
  function get() {
    const { paletteMode, direction, dense } = read();
    state = reduceDisplay(state, { type: 'change', paletteMode, direction });
    state = reduceDisplay(state, { type: 'set-dense', dense });
    return state;
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
      if (listeners.size === 0) notified = get();
      if (!isObserved) observe(notify);
      isObserved = true;
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch(action) {
      show(reduceDisplay(get(), action));
      notify();
    },
  };
}
