/** The list of keyboard shortcuts, and the preference that turns single-key shortcuts on or off. */
export { followSingleKeys, singleKeys } from './singleKeys.ts';
export { SHORTCUTS, type ShortcutName } from './table.ts';
