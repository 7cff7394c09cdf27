import type { Translate } from '#services/i18n';

/** Language-dependent helpers for all components of the shell. */
export interface ShellContext {
  language: string;
  t: Translate;
  /** Localizes the path of a page: `/x/introduction` becomes `/zh/x/introduction/`. */
  hrefOf: (path: string) => string;
}
