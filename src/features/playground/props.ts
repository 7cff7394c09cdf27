import type { PlaygroundProject } from '#model/playground';
import type { Texts } from '#services/i18n';

/** A template project. */
export interface Starter extends PlaygroundProject {
  /** `data-grid`, as in the URL. */
  name: string;
}

export const TEXTS = ['demoDownload', 'demoStackBlitz', 'loadFailed', 'playground*'] as const;

export type PlaygroundTexts = Texts<(typeof TEXTS)[number]>;

export interface WorkbenchProps {
  texts: PlaygroundTexts;
  starters: readonly Starter[];
}

/** The element that React takes over in the browser. */
export const WORKBENCH_ID = 'playground';
