import type { Hook } from '#lib/hook';
import type { Section } from '#model/offline';
import type { MessageId } from '#services/i18n';

export const OFFLINE_PAGE: Hook = 'data-offline';
export const NO_WORKER: Hook = 'data-offline-none';
export const MISSING: Hook = 'data-offline-missing';
export const AGAIN: Hook = 'data-offline-again';
export const KEPT: Hook = 'data-offline-kept';
export const NOTHING: Hook = 'data-offline-nothing';
export const VISITED: Hook = 'data-offline-visited';
export const STATUS: Hook = 'data-offline-status';

export const SECTION_ROW: Hook<HTMLElement, Section> = 'data-offline-section';
export const SECTION_TITLE: Hook = 'data-title';
export const ABOUT: Hook = 'data-about';
export const PROGRESS: Hook<HTMLProgressElement> = 'data-progress';

/** Its value is the text of the notice. */
export const NEW_VERSION: Hook = 'data-new-version';

/** Buttons of rows and of the notice. */
export const BUTTON: Hook<HTMLButtonElement, 'save' | 'stop' | 'remove' | 'reload' | 'later'> = 'data-part';

/** Texts on the page for the rows of sections. */
export const OFFLINE_TEXTS = [
  'offlineSave',
  'offlineUpdate',
  'offlineNameOf',
  'offlineSize',
  'offlineSaving',
  'offlineSaved',
  'offlineSavedEarlier',
  'offlineRemoved',
  'offlineStopped',
  'offlineNoRoom',
  'offlineFailed',
] as const satisfies readonly MessageId[];
export type OfflineText = (typeof OFFLINE_TEXTS)[number];
