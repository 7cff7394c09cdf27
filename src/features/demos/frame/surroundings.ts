import type { ReactNode } from 'react';
import type { Translate } from '#services/i18n';

/** What a demo is told by the page it stands on. */
export interface DemoSurroundings {
  t: Translate;
  /** The address of a page in the reader's language. */
  hrefOf: (path: string) => string;
  /** Stands below the code once a reader opens it; shown at most once per demo. */
  ad?: ReactNode;
  /** The whole code, where the demo stands on its own page. */
  code?: ReactNode;
}
