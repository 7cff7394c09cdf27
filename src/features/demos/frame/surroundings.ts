import type { ReactNode } from 'react';
import type { Translate } from '#services/i18n';

/** What the surrounding page passes to a demo. */
export interface DemoSurroundings {
  t: Translate;
  /** Localizes the path of a page. */
  hrefOf: (path: string) => string;
  /** Shown below the code when it is first opened; at most once per demo. */
  ad?: ReactNode;
  /** The full code, on the standalone page of the demo. */
  code?: ReactNode;
}
