/** Ids in the page, which never clash with heading ids. */
export const SETTINGS_ID = 'site-settings';
export const SHORTCUTS_ID = 'site-shortcuts';
export const SETTINGS_BUTTON_ID = 'site-settings-button';
export const MODE_BUTTON_ID = 'site-mode';
