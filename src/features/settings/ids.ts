/** Ids of the dialogs; buttons name the one they open in `data-opens`. */
export const SETTINGS_ID = 'settings';
export const SHORTCUTS_ID = 'shortcuts';
