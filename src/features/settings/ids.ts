/** Ids in the page, which never clash with heading ids. A button refers to its dialog in `data-opens`. */
export const SETTINGS_ID = 'site-settings';
export const SHORTCUTS_ID = 'site-shortcuts';
export const MODE_BUTTON_ID = 'site-mode';
