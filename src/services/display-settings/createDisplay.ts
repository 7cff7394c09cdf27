import { INITIAL_DISPLAY, reduceDisplay, type DisplaySettings } from './reduceDisplay.ts';

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
  let state: DisplaySettings | undefined;
  let told: DisplaySettings | undefined;

  function get() {
    const { paletteMode, direction, dense } = read();
    const before = state ?? INITIAL_DISPLAY;
    const changed = reduceDisplay(before, { type: 'change', paletteMode, direction });
    state = reduceDisplay(changed, dense ? { type: 'set-dense', dense } : { type: 'reset-density' });
    return state;
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
