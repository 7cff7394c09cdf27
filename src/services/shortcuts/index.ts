/** Keyboard shortcuts: which there are, and whether those of a single key work. */
export { SINGLE_KEYS } from './singleKeys.ts';
export { SHORTCUTS, type ShortcutName } from './table.ts';
