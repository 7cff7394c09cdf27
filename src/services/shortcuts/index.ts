/** The list of keyboard shortcuts, and the preference that turns single-key shortcuts on or off. */
export { SINGLE_KEYS } from './singleKeys.ts';
export { SHORTCUTS, type ShortcutName } from './table.ts';
