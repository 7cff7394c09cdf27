/** Effective display settings (specification §3 and §4). Pure: no access to storage, the system or the DOM. */
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

/** Returns the same object if nothing changes, so that listeners are not notified. */
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
      throw new Error(
        `Unknown display-settings action "${typeOf(action)}"; expected "set-dense", "reset-density" or "change".`,
      );
  }
}

function withChanges(state: DisplaySettings, changes: Partial<DisplaySettings>): DisplaySettings {
  const next = { ...state, ...changes };
  const isSame =
    next.paletteMode === state.paletteMode && next.direction === state.direction && next.dense === state.dense;
  return isSame ? state : next;
}

/** Reached only from code that is not type-checked, so `action` can be anything. */
function typeOf(action: never): string {
  const { type } = (action ?? {}) as { type?: unknown };
  return String(type);
}
