import type { MessageId, Translate } from '#services/i18n';

/** Everything the controls say by themselves, handed over in an attribute: the browser has no translations. */
const IDS = {
  save: 'offlineSave',
  update: 'offlineUpdate',
  nameOf: 'offlineNameOf',
  size: 'offlineSize',
  saving: 'offlineSaving',
  saved: 'offlineSaved',
  savedEarlier: 'offlineSavedEarlier',
  removed: 'offlineRemoved',
  stopped: 'offlineStopped',
  noRoom: 'offlineNoRoom',
  failed: 'offlineFailed',
} as const satisfies Record<string, MessageId>;

export type OfflineWords = Readonly<Record<keyof typeof IDS, string>>;

export function offlineWords(t: Translate): OfflineWords {
  return Object.fromEntries(Object.entries(IDS).map(([name, id]) => [name, t(id)])) as OfflineWords;
}

/** `{done} of {all} files` with its blanks filled in. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}
