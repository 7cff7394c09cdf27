import type { PagePath } from '#model/nav';
import type { Texts } from '#services/i18n';
import { RUN_TEXTS } from '#services/runner';

/** The element that React takes over in the browser. */
export const STARTER_ID = 'grid-starter';

export const STARTER_TEXTS = [
  ...RUN_TEXTS,
  'apiCommunity',
  'copied',
  'demoDownload',
  'loadFailed',
  'playgroundOpenDemo',
  'playgroundRunning',
  'premium',
  'pro',
  'starterAsk',
  'starterCode',
  'starterCopyFile',
  'starterEnough',
  'starterGroup_data',
  'starterGroup_editing',
  'starterGroup_export',
  'starterGroup_filtering',
  'starterGroup_grouping',
  'starterGroup_language',
  'starterGroup_rows',
  'starterGroup_selection',
  'starterInstall',
  'starterManager',
  'starterNeeds',
  'starterNeedsMore',
  'starterNote_export',
  'starterNote_groups',
  'starterPreview',
  'starterReading',
  'starterReset',
  'starterRun',
  'starter_cell-editing',
  'starter_cells',
  'starter_checkboxes',
  'starter_csv',
  'starter_excel',
  'starter_filters',
  'starter_flat',
  'starter_groups',
  'starter_header-filters',
  'starter_local',
  'starter_no-export',
  'starter_no-filters',
  'starter_no-selection',
  'starter_pages',
  'starter_read-only',
  'starter_row-editing',
  'starter_scroll',
  'starter_search',
  'starter_server',
  'starter_single',
  'starter_totals',
  'starterNeed_cells',
  'starterNeed_excel',
  'starterNeed_groups',
  'starterNeed_header-filters',
  'starterNeed_scroll',
  'starterNeed_totals',
] as const;

export type StarterTexts = Texts<(typeof STARTER_TEXTS)[number]>;

export interface StarterProps {
  texts: StarterTexts;
  language: string;
  /** Titles of all guides that can be on the reading list, and their addresses. */
  guides: { readonly [path in PagePath]?: { title: string; href: string } };
  playgroundHref: string;
}
