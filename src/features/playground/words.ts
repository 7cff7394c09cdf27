import type { MessageId } from '#services/i18n';
import { RUN_TEXTS, type RunTexts } from '#services/runner';
import { TYPE_TEXTS, type TypeTexts } from '#services/type-checker';

/** Texts for the controllers, passed in an attribute because the browser has no translations. */
export const WORDS = {
  untitled: 'playgroundUntitled',
  code: 'playgroundCode',
  preview: 'playgroundPreview',
  stale: 'playgroundStale',
  ready: 'playgroundReady',
  running: 'playgroundRunning',
  tooLarge: 'playgroundTooLarge',
  unreadable: 'playgroundUnreadable',
  gone: 'playgroundGone',
  shareTooLarge: 'playgroundShareTooLarge',
  notSaved: 'playgroundNotSaved',
  linkCopied: 'playgroundLinkCopied',
  formatFailed: 'playgroundFormatFailed',
  badFileName: 'playgroundBadFileName',
  deleteFile: 'playgroundDeleteFile',
  forget: 'playgroundForget',
  noRecent: 'playgroundNoRecent',
} as const satisfies Record<string, MessageId>;

export const TEXTS = [...RUN_TEXTS, ...TYPE_TEXTS];

export type Words = Readonly<Record<keyof typeof WORDS, string>> & RunTexts & TypeTexts;
