/** The list of keyboard shortcuts, and the preference that turns single-key shortcuts on or off. */
export { SHORTCUTS, SINGLE_KEYS, type ShortcutName } from './table.ts';
