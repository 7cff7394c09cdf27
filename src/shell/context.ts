import type { MessageId } from '#services/i18n';

export type Translate = (id: MessageId) => string;

/** Language-dependent helpers for all components of the shell. */
export interface ShellContext {
  language: string;
  t: Translate;
  /** Localizes the path of a page: `/x/introduction` becomes `/zh/x/introduction/`. */
  hrefOf: (path: string) => string;
}
