import type { MessageId } from '#services/i18n';

/** What the playground says once it is awake; the page carries these texts in the reader's language. */
export const WORDS = {
  untitled: 'playgroundUntitled',
  code: 'playgroundCode',
  preview: 'playgroundPreview',
  loading: 'playgroundLoading',
  ready: 'playgroundReady',
  running: 'playgroundRunning',
  syntax: 'playgroundSyntaxError',
  missing: 'playgroundMissingImport',
  noComponent: 'playgroundNoComponent',
  threw: 'playgroundThrew',
  stuck: 'playgroundStuck',
  unreachable: 'playgroundUnreachable',
  tooLarge: 'playgroundTooLarge',
  unreadable: 'playgroundUnreadable',
  gone: 'playgroundGone',
  shareTooLarge: 'playgroundShareTooLarge',
  saved: 'playgroundSaved',
  notSaved: 'playgroundNotSaved',
  linkCopied: 'playgroundLinkCopied',
  formatFailed: 'playgroundFormatFailed',
  badFileName: 'playgroundBadFileName',
  deleteFile: 'playgroundDeleteFile',
  forget: 'playgroundForget',
  noRecent: 'playgroundNoRecent',
} as const satisfies Record<string, MessageId>;

export type Words = Readonly<Record<keyof typeof WORDS, string>>;
