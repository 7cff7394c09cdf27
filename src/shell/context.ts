import type { MessageId } from '#services/i18n';

export type Translate = (id: MessageId) => string;

/** What every part of the frame needs to speak the reader's language and to link inside it. */
export interface ShellContext {
  language: string;
  t: Translate;
  /** The address of a page in the reader's language: `/x/introduction` becomes `/zh/x/introduction/`. */
  hrefOf: (path: string) => string;
}
