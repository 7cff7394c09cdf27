import type { PictureMode } from '#model/demo-picture';
import type { HitKind, PlanLevel, SearchShard } from '#model/search';
import type { Marks } from './highlight.ts';

/** Search filters; an absent filter matches everything. */
export interface Filters {
  shard?: SearchShard | undefined;
  plan?: PlanLevel | undefined;
  group?: HitGroup | undefined;
}

export type HitGroup = 'guides' | 'api' | 'demos';

export interface Question {
  text: string;
  filters: Filters;
  /** The product of the current page. */
  current?: SearchShard | undefined;
  /** `false` if searching names is enough, so that text is not fetched. */
  needsText?: false;
}

export interface Hit {
  kind: HitKind;
  title: string;
  /** Chinese title; empty if there is none. */
  chinese: string;
  marks: Marks;
  /** Without a language: `/x/react-data-grid/sorting/#multi-sorting`. */
  href: string;
  shard: SearchShard;
  /** Group of the navigation tree. */
  section: string;
  /** Title of its page; empty for pages and members. */
  page: string;
  plan: PlanLevel;
  /** Owners of a member; the link points to the first. */
  owners: readonly string[];
  /** Of a demo: the addresses for both modes. */
  picture?: Readonly<Record<PictureMode, string>>;
  excerpt?: { text: string; marks: Marks };
}

export interface Answer {
  hits: readonly Hit[];
  total: number;
  /** Number of hits without filters. */
  withoutFilters: number;
  /** The query with corrected spelling, if it has no hits. */
  suggestion?: string;
}

/** Messages to the worker. */
export type ToWorker = { type: 'ask'; id: number; question: Question } | { type: 'start' };

/** Messages from the worker. `more`: text was added, so the same question may have a better answer now. */
export type FromWorker = { type: 'answer'; id: number; answer: Answer } | { type: 'more' } | { type: 'failed' };
