/**
 * Every single-key shortcut of the site: the key, as `KeyboardEvent.key` names it, and the element it stands for. Links
 * and buttons are clicked, fields are focused. One place, so that what is listed is what works.
 */
export const SHORTCUTS = {
  list: { key: '?', target: '[data-opens="site-shortcuts"]' },
  settings: { key: ',', target: '[data-opens="site-settings"]' },
  mode: { key: 'm' },
  filter: { key: 'f', target: '[data-nav-filter]' },
  search: { key: '/', target: '[data-search-open]' },
  next: { key: 'n', target: 'main a[rel="next"]' },
  previous: { key: 'p', target: 'main a[rel="prev"]' },
} as const satisfies Readonly<Record<string, { key: string; target?: string }>>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** Shortcuts that stand for no element; whoever listens to the keys says what they do. */
export type ActionName = { [Name in ShortcutName]: (typeof SHORTCUTS)[Name] extends { target: string } ? never : Name }[ShortcutName];

export function shortcutOf(key: string): ShortcutName | undefined {
  const names = Object.keys(SHORTCUTS) as ShortcutName[];
  return names.find((name) => SHORTCUTS[name].key === key);
}
