import { anchorOf } from '#model/api-anchors';
import type { PictureStamp } from '#model/demo-picture';
import {
  anchorOfMember,
  LISTED_KINDS,
  MEMBER_KINDS,
  PAGE_KINDS,
  SEARCH_FORMAT,
  SEARCH_SHARDS,
  type HitKind,
  type PlanLevel,
  type SearchNames,
  type SearchShard,
} from '#model/search';
import { isFiller, squash, stem, wordsOf } from './words.ts';

/** A searchable entry. Its id is its index in the list. */
export interface Entry {
  kind: HitKind;
  title: string;
  /** Path without `/x/`. */
  path: string;
  hash: string;
  plan: PlanLevel;
  shard: SearchShard;
  /** Group of the navigation tree. */
  section: string;
  /** Title of its page; empty for a page. */
  page: string;
  chinese: string;
  /** Alternative names. */
  aliases: string;
  /** Context such as its page and path. */
  context: string;
  /** Related names: the APIs a demo uses, or the owners of a member. */
  names: string;
  /** Of a demo that has one. */
  picture: PictureStamp;
  /** Headings of a page. */
  contents: string;
  /** Owners of a member, most common first. */
  owners: readonly Owner[];
  /** On a collective page such as "Other components", which is less relevant. */
  isMinor: boolean;
  /** Its title without case and punctuation. */
  key: string;
  /** Stems of its title. */
  stems: readonly string[];
  /** Stems of the title of its page. */
  pageStems: readonly string[];
}

export interface Owner {
  name: string;
  path: string;
  plan: PlanLevel;
}

/** Thrown for an invalid index or one with another format. */
export class IndexError extends Error {
  override name = 'IndexError';
}

export function isNames(value: unknown): value is SearchNames {
  const lists = ['sections', 'pages', 'headings', 'demos', 'owners', 'members', 'listed', 'types', 'messages'];
  return (
    isRecord(value) &&
    value['format'] === SEARCH_FORMAT &&
    lists.every((name) => Array.isArray(value[name])) &&
    isRecord(value['synonyms'])
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Unpacks the rows in the order that text refers to. */
export function entriesOf(names: SearchNames): Entry[] {
  const contents = new Map(
    names.headings.map(([page, ...pairs]) => [page, pairs.filter((_, index) => index % 2).join(' ')]),
  );
  const pages = names.pages.map(([path, kind, title, section, plan, chinese, aliases], number): Entry => {
    const [group = '', chineseGroup = '', shard = 4] = names.sections[section] ?? [];
    const context = `${kind === 0 ? `${group} ${chineseGroup}` : ''} ${path.replace(/^api\/[^/]+/, '')}`;
    return {
      ...NOTHING,
      kind: PAGE_KINDS[kind] ?? 'page',
      title,
      path,
      plan,
      section: group,
      shard: SEARCH_SHARDS[shard] ?? 'general',
      chinese,
      aliases,
      context,
      contents: contents.get(number) ?? '',
    };
  });
  const on = (page: number): Entry => {
    const found = pages[page];
    if (!found) throw new IndexError(`The index refers to page ${page} of ${pages.length}.`);
    return {
      ...found,
      chinese: '',
      aliases: '',
      page: found.title,
      contents: '',
      context: found.kind === 'page' ? found.title : '',
    };
  };
  const headings = names.headings.flatMap(([page, ...pairs]) =>
    pairs.flatMap((id, index): Entry[] =>
      index % 2
        ? []
        : [{ ...on(page), kind: 'section', title: pairs[index + 1] ?? '', hash: id.replace(/ .*/, ''), aliases: id }],
    ),
  );
  const demos = names.demos.map(([page, name, title, plan, uses, picture]): Entry => {
    const place = on(page);
    return {
      ...place,
      kind: 'demo',
      title,
      hash: name,
      plan: plan > place.plan ? plan : place.plan,
      aliases: name,
      names: uses,
      picture,
    };
  });
  const owners = names.owners.map(([page, name, , plan]): Owner => ({ name, path: on(page).path, plan }));
  const members = names.members.map(([name, kindNumber, plan, ...numbers]): Entry => {
    const kind = MEMBER_KINDS[kindNumber] ?? 'prop';
    const own = numbers.flatMap((number) => owners[number] ?? []);
    const [first] = own;
    if (!first) throw new IndexError(`The ${kind} ${name} has no owner.`);
    const place = on(names.owners[numbers[0] ?? -1]?.[0] ?? -1);
    const higher = plan > first.plan ? plan : first.plan;
    const near = own.slice(0, MAX_INDEXED_OWNERS).map((owner) => owner.name);
    return {
      ...place,
      kind,
      title: name,
      page: '',
      hash: anchorOfMember(first.name, kind, name),
      plan: higher,
      owners: own,
      context: '',
      names: near.join(' '),
    };
  });
  const listed = names.listed.map(([page, kindNumber, name, plan]): Entry => {
    const kind = LISTED_KINDS[kindNumber] ?? 'event';
    return { ...on(page), kind, title: name, hash: anchorOf[kind](name), plan, context: '' };
  });
  const types = names.types.flatMap(([page, list]) =>
    list.split(' ').map((name): Entry => ({ ...on(page), kind: 'type', title: name, hash: name, context: '' })),
  );
  // Components without a dedicated page are searchable by name too.
  const others = names.owners.flatMap(([page, name, hash, plan]): Entry[] =>
    hash ? [{ ...on(page), kind: 'component', title: name, hash, plan }] : [],
  );
  return [...pages, ...headings, ...demos, ...members, ...listed, ...types, ...others].map((entry) => ({
    ...entry,
    isMinor: MINOR.test(entry.path),
    key: squash(entry.title),
    stems: titleStems(entry.title),
    pageStems: titleStems(entry.page),
  }));
}

/** `sx` belongs to a hundred components; only the first few owners are indexed. */
const MAX_INDEXED_OWNERS = 6;
const NOTHING = {
  hash: '',
  page: '',
  chinese: '',
  aliases: '',
  context: '',
  names: '',
  picture: '',
  contents: '',
  owners: [],
  isMinor: false,
  key: '',
  stems: [],
  pageStems: [],
} as const;
const MINOR = /\/(?:other-components|icons|types|internal-types)$/;

function titleStems(title: string): string[] {
  const words = wordsOf(title).flatMap(({ text, parts }) => (parts.length > 0 ? parts : [text]));
  return [...new Set(words.filter((word) => !isFiller(word)).map(stem))];
}
