/** Ids of the dialogs, which no heading of a page can have; buttons name the one they open in `data-opens`. */
export const SETTINGS_ID = 'site-settings';
export const SHORTCUTS_ID = 'site-shortcuts';
