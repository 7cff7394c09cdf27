import type { ExplorerDefinition, ExplorerGroup } from '#model/explorer';
import type { InstallPlan } from '#model/install';
import type { MessageId, Texts } from '#services/i18n';

/** The element that React takes over in the browser. */
export const EXPLORER_ID = 'explorer';

export const EXPLORER_TEXTS = [
  'apiCommunity',
  'close',
  'demoCopy',
  'demoLanguage',
  'explorerCalls',
  'explorerCode',
  'explorerControls',
  'explorerCount',
  'explorerDefault',
  'explorerDefaultOf',
  'explorerFilter',
  'explorerGuide',
  'explorerLink',
  'explorerLinkCopied',
  'explorerNoCalls',
  'explorerOff',
  'explorerOpen',
  'explorerPlan',
  'explorerReference',
  'explorerReset',
  'explorerResetAll',
  'noMatches',
  'playground',
  'openInPlayground',
  'premium',
  'pro',
  'undo',
] as const satisfies readonly MessageId[];

export type ExplorerTexts = Texts<(typeof EXPLORER_TEXTS)[number]>;

/** What the page contains. Of recipes, the parts that are code have no value here; the stage has it. */
export interface ExplorerProps {
  texts: ExplorerTexts;
  definition: Pick<ExplorerDefinition, 'components' | 'frame' | 'base' | 'content' | 'constants' | 'recipes'>;
  groups: readonly ExplorerGroup[];
  plans: readonly InstallPlan[];
  playgroundHref: string;
}
