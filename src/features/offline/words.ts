import type { MessageId, Translate } from '#services/i18n';

/** Texts for the controllers, passed in an attribute because the browser has no translations. */
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
