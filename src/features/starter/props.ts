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
  'openInPlayground',
  'playgroundRunning',
  'premium',
  'pro',
  'starter*',
] as const;

export type StarterTexts = Texts<(typeof STARTER_TEXTS)[number]>;

export interface StarterProps {
  texts: StarterTexts;
  language: string;
  /** Titles of all guides that can be on the reading list, and their addresses. */
  guides: { readonly [path in PagePath]?: { title: string; href: string } };
  playgroundHref: string;
  /** Addresses of a grid's picture in both modes, shown until the reader's own grid runs. */
  picture: { light: string; dark: string };
}
