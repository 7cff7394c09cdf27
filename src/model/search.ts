import { anchorOf } from '#model/api-anchors';
import { API_FOLDERS } from '#model/api-folders';

/** The search index as data: what the indexer writes and the engine reads. Rows are arrays, because names repeat a thousand times. */

/** Raised with every change of shape; an engine refuses an index of another format instead of misreading it. */
export const SEARCH_FORMAT = 1;

/** Shards of the text, and what readers filter by: a product, or everything that belongs to none. */
export const SEARCH_SHARDS = [...API_FOLDERS, 'general'] as const;
export type SearchShard = (typeof SEARCH_SHARDS)[number];

/** What a hit is, as it is told to readers. */
export const HIT_KINDS = ['page', 'section', 'component', 'hook', 'interface', 'type', 'prop', 'property', 'slot', 'class', 'variable', 'parameter', 'demo'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export const PAGE_KINDS = ['page', 'component', 'hook', 'interface'] as const satisfies readonly HitKind[];
/** Names that stand on the page of an owner, each with an anchor of its own. */
export const MEMBER_KINDS = ['prop', 'property', 'slot', 'class', 'variable', 'parameter'] as const satisfies readonly HitKind[];
export type MemberKind = (typeof MEMBER_KINDS)[number];

/** 0 for what everybody has, 1 for Pro, 2 for Premium. */
export type PlanLevel = 0 | 1 | 2;

/** A group of the navigation tree: its title, its Chinese title, and the shard its pages belong to. */
export type SectionRow = readonly [title: string, chinese: string, shard: number];

/** `path` without `/x/` and the last slash; `kind` counts in `PAGE_KINDS`; other names it is known by are joined by line breaks. */
export type PageRow = readonly [path: string, kind: number, title: string, section: number, plan: PlanLevel, chinese: string, aliases: string];

/** Headings of one page, ids and texts in turns. */
export type HeadingRow = readonly [page: number, ...idsAndTexts: string[]];

/** `plan` is that of the packages it imports; `uses` are names of the API, joined by spaces. */
export type DemoRow = readonly [page: number, name: string, title: string, plan: PlanLevel, uses: string];

/** Something with members: a page, or one of several components on a page. `hash` is empty for a page. */
export type OwnerRow = readonly [page: number, name: string, hash: string, plan: PlanLevel];

/** One name in one product, with everything that has it, best known first. `kind` counts in `MEMBER_KINDS`. */
export type MemberRow = readonly [name: string, kind: number, plan: PlanLevel, ...owners: number[]];

/** Types of one page of types, by name. */
export type TypeRow = readonly [page: number, names: string];

/** Titles, headings and names of the whole site: everything the first answer needs. */
export interface SearchNames {
  format: number;
  /** Tells whether a shard of text belongs to these names. */
  stamp: string;
  sections: readonly SectionRow[];
  pages: readonly PageRow[];
  headings: readonly HeadingRow[];
  demos: readonly DemoRow[];
  owners: readonly OwnerRow[];
  members: readonly MemberRow[];
  types: readonly TypeRow[];
  /** Words readers use, with the words the site uses. */
  synonyms: Readonly<Record<string, string>>;
}

/** The text of entries by their number: pages, headings, demos, members and types are counted through in this order. */
export type TextRow = readonly [entry: number, text: string, code?: string];

export interface SearchText {
  format: number;
  stamp: string;
  shard: SearchShard;
  rows: readonly TextRow[];
}

/** Files of the index, in the folder the indexer writes. */
export const SEARCH_NAMES_FILE = 'names.json';
export function searchTextFile(shard: SearchShard): string {
  return `text-${shard}.json`;
}

/** The anchor of a member on the page of its owner. A class is known by its global name, and its anchor by the rule in it. */
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
