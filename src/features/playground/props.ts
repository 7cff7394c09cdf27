import type { PlaygroundProject } from '#model/playground';
import type { Texts } from '#services/i18n';
import { RUN_TEXTS } from '#services/runner';
import { TYPE_TEXTS } from '#services/type-checker';

/** A template project. */
export interface Starter extends PlaygroundProject {
  /** `data-grid`, as in the URL. */
  name: string;
}

export const TEXTS = [
  ...RUN_TEXTS,
  ...TYPE_TEXTS,
  'demoDownload',
  'demoStackBlitz',
  'loadFailed',
  'playground',
  'playgroundAddFile',
  'playgroundBadFileName',
  'playgroundCode',
  'playgroundConsole',
  'playgroundDark',
  'playgroundDeleteFile',
  'playgroundDense',
  'playgroundFileName',
  'playgroundFiles',
  'playgroundForget',
  'playgroundFormat',
  'playgroundFormatFailed',
  'playgroundFromLink',
  'playgroundGone',
  'playgroundKeyFind',
  'playgroundKeyIndent',
  'playgroundKeyLeave',
  'playgroundKeys',
  'playgroundLinkCopied',
  'playgroundLoading',
  'playgroundName',
  'playgroundNoRecent',
  'playgroundNotSaved',
  'playgroundOpen',
  'playgroundPreview',
  'playgroundReady',
  'playgroundRecent',
  'playgroundResize',
  'playgroundRtl',
  'playgroundRun',
  'playgroundRunIt',
  'playgroundRunning',
  'playgroundRunsAlone',
  'playgroundSettings',
  'playgroundShare',
  'playgroundShareTooLarge',
  'playgroundStale',
  'playgroundStarters',
  'playgroundTooLarge',
  'playgroundTools',
  'playgroundTypesAccept',
  'playgroundTypesDecline',
  'playgroundTypesKeys',
  'playgroundUnreadable',
  'playgroundUntitled',
  'playgroundWraps',
] as const;

export type PlaygroundTexts = Texts<(typeof TEXTS)[number]>;

export interface WorkbenchProps {
  texts: PlaygroundTexts;
  starters: readonly Starter[];
}

/** The element that React takes over in the browser. */
export const WORKBENCH_ID = 'playground';
