import { anchorOf } from '#model/api-anchors';
import { API_FOLDERS } from '#model/api-folders';
import type { PictureStamp } from '#model/demo-picture';

/** The search index. Rows are arrays instead of objects, because the keys would repeat thousands of times. */

/** Incremented with every change of the format; the engine rejects an index of another format instead of misreading it. */
export const SEARCH_FORMAT = 5;

/** Text shards, also used as filters: a product, or everything else. */
export const SEARCH_SHARDS = [...API_FOLDERS, 'general'] as const;
export type SearchShard = (typeof SEARCH_SHARDS)[number];

export const PAGE_KINDS = ['page', 'component', 'hook', 'interface'] as const;
/** Members, each with an anchor on the page of its owner. */
export const MEMBER_KINDS = ['prop', 'property', 'slot', 'class', 'variable', 'parameter'] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];
/** Rows of tables in guides. */
export const LISTED_KINDS = ['event', 'selector'] as const;

/** The kinds of hits, as shown to users. */
export type HitKind =
  (typeof PAGE_KINDS)[number] | MemberKind | (typeof LISTED_KINDS)[number] | 'section' | 'type' | 'demo';

/** 0 for Community, 1 for Pro, 2 for Premium. */
export type PlanLevel = 0 | 1 | 2;

/** A group of the navigation tree: its title, its Chinese title, and the shard of its pages. */
export type SectionRow = readonly [title: string, chinese: string, shard: number];

/** `path` without `/x/` and the trailing slash; `kind` is an index in `PAGE_KINDS`; aliases are joined by line breaks. */
export type PageRow = readonly [
  path: string,
  kind: number,
  title: string,
  section: number,
  plan: PlanLevel,
  chinese: string,
  aliases: string,
];

/** Headings of one page, alternating ids and texts. Former ids follow the id after a space. */
export type HeadingRow = readonly [page: number, ...idsAndTexts: string[]];

/** `plan` is that of the packages it imports; `uses` are API names, joined by spaces. Without a picture, `picture` is empty. */
export type DemoRow = readonly [
  page: number,
  name: string,
  title: string,
  plan: PlanLevel,
  uses: string,
  picture: PictureStamp,
];

/** An owner of members: a page, or one of several components on a page. `hash` is empty for a page. */
export type OwnerRow = readonly [page: number, name: string, hash: string, plan: PlanLevel];

/** A name in one product with all its owners, most common first. `kind` is an index in `MEMBER_KINDS`. */
export type MemberRow = readonly [name: string, kind: number, plan: PlanLevel, ...owners: number[]];

/** An event or a selector, and the guide that lists it. `kind` is an index in `LISTED_KINDS`. */
export type ListedRow = readonly [page: number, kind: number, name: string, plan: PlanLevel];

/** The names on a types page, joined by spaces. */
export type TypeRow = readonly [page: number, names: string];

/** A console message or error of the packages, and a section that quotes it. `…` stands for a value. `hash` is empty for an introduction. */
export type MessageRow = readonly [text: string, page: number, hash: string];

/** Titles, headings and names of the whole site, enough for the first results. */
export interface SearchNames {
  format: number;
  /** Identifies the text shards that belong to these names. */
  stamp: string;
  sections: readonly SectionRow[];
  pages: readonly PageRow[];
  headings: readonly HeadingRow[];
  demos: readonly DemoRow[];
  owners: readonly OwnerRow[];
  members: readonly MemberRow[];
  listed: readonly ListedRow[];
  types: readonly TypeRow[];
  messages: readonly MessageRow[];
  /** Words that users type, mapped to the words used on the site. */
  synonyms: Readonly<Record<string, string>>;
}

/** The text of an entry, the names in its code, and words of readers; entries are numbered across pages, headings, demos, members, listed names and types, in this order. */
export type TextRow = readonly [entry: number, text: string, code?: string, phrases?: string];

export interface SearchText {
  format: number;
  stamp: string;
  shard: SearchShard;
  rows: readonly TextRow[];
}

/** File names of the index in the output folder of the indexer. */
export const SEARCH_NAMES_FILE = 'names.json';
export function searchTextFile(shard: SearchShard): string {
  return `text-${shard}.json`;
}

/** The anchor of a member on the page of its owner. The name of a class is global; its anchor uses the rule name. */
export function anchorOfMember(owner: string, kind: MemberKind, name: string): string {
  switch (kind) {
    case 'prop':
    case 'property':
      return anchorOf.prop(owner, name);
    case 'class':
      return anchorOf.class(owner, name.slice(name.indexOf('-') + 1));
    case 'slot':
    case 'variable':
    case 'parameter':
      return anchorOf[kind](owner, name);
  }
}
