/** Display settings as they take effect (specification §3 and §4). Pure: storage, the system and the DOM stay outside. */
export interface DisplaySettings {
  readonly paletteMode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
}

export const INITIAL_DISPLAY: DisplaySettings = { paletteMode: 'light', direction: 'ltr', dense: false };

export type DisplayAction =
  | { type: 'set-dense'; dense: boolean }
  | { type: 'reset-density' }
  | { type: 'change'; paletteMode?: DisplaySettings['paletteMode']; direction?: DisplaySettings['direction'] };

/** The very same object comes back when nothing differs, so that nobody is told of a change that was none. */
export function reduceDisplay(state: DisplaySettings, action: DisplayAction): DisplaySettings {
  switch (action.type) {
    case 'set-dense':
      return withChanges(state, { dense: action.dense });
    case 'reset-density':
      return withChanges(state, { dense: false });
    case 'change':
      return withChanges(state, {
        paletteMode: action.paletteMode ?? state.paletteMode,
        direction: action.direction ?? state.direction,
      });
    default:
      throw new Error(`Unknown display-settings action "${typeOf(action)}"; known are "set-dense", "reset-density" and "change".`);
  }
}

function withChanges(state: DisplaySettings, changes: Partial<DisplaySettings>): DisplaySettings {
  return keepIfSame(state, { ...state, ...changes });
}

export function keepIfSame(state: DisplaySettings, next: DisplaySettings): DisplaySettings {
  const isSame = next.paletteMode === state.paletteMode && next.direction === state.direction && next.dense === state.dense;
  return isSame ? state : next;
}

/** Only code that is not type-checked gets here, with whatever it passed. */
function typeOf(action: never): string {
  const { type } = (action ?? {}) as { type?: unknown };
  return String(type);
}
