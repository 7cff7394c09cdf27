import type { HitKind, SearchShard } from '#model/search';
import type { MessageId, MessagePattern, Texts } from '#services/i18n';
import type { SavedPage } from '#services/reading-list/browser';

export const KIND_LABELS = {
  page: 'kindPage',
  section: 'kindSection',
  component: 'kindComponent',
  hook: 'kindHook',
  interface: 'kindInterface',
  type: 'kindType',
  prop: 'kindProp',
  property: 'kindProperty',
  slot: 'kindSlot',
  class: 'kindClass',
  variable: 'kindVariable',
  parameter: 'kindParameter',
  event: 'kindEvent',
  selector: 'kindSelector',
  demo: 'kindDemo',
} as const satisfies Readonly<Record<HitKind, MessageId>>;

/** Ids of all texts of the search and its commands. */
export const SEARCH_TEXTS = [
  'apiCommunity',
  'kind*',
  'modeDarkOn',
  'modeLightOn',
  'newerThan',
  'palette*',
  'premium',
  'pro',
  'search*',
  'shortcutSettings',
  'undo',
] as const satisfies readonly MessagePattern[];

export type SearchTexts = Texts<(typeof SEARCH_TEXTS)[number]>;

/** What the server knows; the rest is read from the page. */
export interface SearchProps {
  texts: SearchTexts;
  language: string;
  products: readonly { shard: SearchShard; name: string }[];
  /** Offered before a query is entered. */
  popular: readonly SavedPage[];
  /** Shown before a query is entered: the sections of the site and the list of all pages. */
  links: readonly { title: string; href: string }[];
  playgroundHref: string;
  starterHref: string;
  explorers: readonly { name: string; href: string }[];
}
