import type { HitKind, PlanLevel, SearchShard } from '#model/search';
import type { Marks } from './highlight.ts';

/** What readers can narrow a search to; nothing given means everything. */
export interface Filters {
  shard?: SearchShard | undefined;
  plan?: PlanLevel | undefined;
  group?: HitGroup | undefined;
}

export type HitGroup = 'guides' | 'api' | 'demos';

export interface Question {
  text: string;
  filters: Filters;
  /** The product of the page the reader is on. */
  current?: SearchShard | undefined;
  /** `false` when names are enough, and text is not worth fetching. */
  needsText?: false;
}

export interface Hit {
  kind: HitKind;
  title: string;
  /** Empty where there is none. */
  chinese: string;
  marks: Marks;
  /** Without a language: `/x/react-data-grid/sorting/#multi-sorting`. */
  href: string;
  shard: SearchShard;
  /** Group of the navigation tree. */
  section: string;
  /** Title of the page it stands on; empty for pages and members. */
  page: string;
  plan: PlanLevel;
  /** What has the member; the link leads to the first. */
  owners: readonly string[];
  excerpt?: { text: string; marks: Marks };
}

export interface Answer {
  hits: readonly Hit[];
  total: number;
  /** How many there would be without filters. */
  withoutFilters: number;
  /** The question with its unknown words corrected, when it has no answer as it stands. */
  suggestion?: string;
}

/** Messages to the worker. */
export type ToWorker = { type: 'ask'; id: number; question: Question } | { type: 'start' };

/** Messages from the worker. `more` says that text was added and the same question may have a better answer now. */
export type FromWorker = { type: 'answer'; id: number; answer: Answer } | { type: 'more' } | { type: 'failed' };
