import type { StoredChoice } from '#lib/storage';
import { NAV_FILTER, SEARCH_BUTTON } from '#model/hooks';

/** Whether they are active, as stored; users can turn them off (WCAG 2.1.4). */
export const SINGLE_KEYS = {
  key: 'mui-single-keys',
  values: ['on', 'off'],
  fallback: 'on',
} as const satisfies StoredChoice<string>;

/**
 * All single-key shortcuts: the value of `KeyboardEvent.key` and the target element. Links and buttons are clicked, inputs
 * are focused. The help dialog is generated from this table too.
 */
export const SHORTCUTS = {
  list: { key: '?' },
  settings: { key: ',', target: '#site-settings-button' },
  mode: { key: 'm', target: '#site-mode' },
  filter: { key: 'f', target: `[${NAV_FILTER}]` },
  search: { key: '/', target: `button[name=${SEARCH_BUTTON}]` },
  next: { key: 'n', target: 'main a[rel="next"]' },
  previous: { key: 'p', target: 'main a[rel="prev"]' },
} as const satisfies Readonly<Record<string, { key: string; target?: string }>>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** Shortcuts without a target element; the key listener provides their actions. */
export type ActionName = {
  [Name in ShortcutName]: (typeof SHORTCUTS)[Name] extends { target: string } ? never : Name;
}[ShortcutName];

export function shortcutOf(key: string): ShortcutName | undefined {
  const names = Object.keys(SHORTCUTS) as ShortcutName[];
  return names.find((name) => SHORTCUTS[name].key === key);
}
