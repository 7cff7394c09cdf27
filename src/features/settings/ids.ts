/** Ids of the dialogs, which never clash with heading ids. Buttons refer to them in `data-opens`. */
export const SETTINGS_ID = 'site-settings';
export const SHORTCUTS_ID = 'site-shortcuts';
