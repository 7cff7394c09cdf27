import { shownDisplay } from './document.ts';
import { INITIAL_DISPLAY, keepIfSame, type DisplaySettings } from './reduceDisplay.ts';

export interface Display {
  /** The settings in effect. The same object until something changes, as `useSyncExternalStore` wants it. */
  get: () => DisplaySettings;
  /** What server markup is made with. */
  getOnServer: () => DisplaySettings;
  /** Tells of every change, whoever made it. */
  subscribe: (listener: () => void) => () => void;
}

interface DisplaySource {
  /** What is shown now. */
  read: () => DisplaySettings;
  /** Calls back whenever that may have changed; never stops. */
  observe: (listener: () => void) => void;
}

/** The store for parts that styles alone cannot reach, such as mounted demos. */
export function createDisplay({ read, observe }: DisplaySource): Display {
  const listeners = new Set<() => void>();
  let state = INITIAL_DISPLAY;
  let told: DisplaySettings | undefined;

  function get() {
    return (state = keepIfSame(state, read()));
  }

  function tell() {
    if (get() === told) return;
    told = state;
    for (const listener of listeners) listener();
  }

  return {
    get,
    getOnServer: () => INITIAL_DISPLAY,
    subscribe(listener) {
      if (!told) observe(tell);
      told ??= get();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The settings in effect. The attributes on `<html>` are the truth; whoever changes them, this store hears of it. */
export const display = createDisplay({
  read: shownDisplay,
  observe: (listener) => {
    const attributeFilter = ['data-mode', 'dir', 'data-density'];
    new MutationObserver(listener).observe(document.documentElement, { attributeFilter });
  },
});
