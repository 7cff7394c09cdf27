import { anchorOfMember, MEMBER_KINDS, PAGE_KINDS, SEARCH_FORMAT, SEARCH_SHARDS, type HitKind, type PlanLevel, type SearchNames, type SearchShard } from '#model/search';
import { isFiller, stem, wordsOf } from './words.ts';

/** Something that can be found. Its number is its place in the list. */
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
  /** Title of the page it stands on; empty for a page. */
  page: string;
  chinese: string;
  /** Other words it goes by. */
  aliases: string;
  /** What surrounds it: its page, its path. */
  context: string;
  /** Whole names that belong to it: those a demo uses, those of its owners. */
  names: string;
  /** What has the member, best known first. */
  owners: readonly Owner[];
  /** Stands on a page of leftovers, which few look for. */
  isMinor: boolean;
  /** Stems of its title. */
  stems: readonly string[];
}

export interface Owner {
  name: string;
  path: string;
  plan: PlanLevel;
}

/** Tells a file that is not an index, or an index of another format, from one that can be used. */
export class IndexError extends Error {
  override name = 'IndexError';
}

export function isNames(value: unknown): value is SearchNames {
  const lists = ['sections', 'pages', 'headings', 'demos', 'owners', 'members', 'types'];
  return isRecord(value) && value['format'] === SEARCH_FORMAT && lists.every((name) => Array.isArray(value[name])) && isRecord(value['synonyms']);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Unpacks the rows, in the order in which text refers to them. */
export function entriesOf(names: SearchNames): Entry[] {
  const pages = names.pages.map(([path, kind, title, section, plan, chinese, aliases]): Entry => {
    const [group = '', chineseGroup = '', shard = 4] = names.sections[section] ?? [];
    const context = `${kind === 0 ? `${group} ${chineseGroup}` : ''} ${path.replace(/^api\/[^/]+/, '')}`;
    return { ...NOTHING, kind: PAGE_KINDS[kind] ?? 'page', title, path, plan, section: group, shard: SEARCH_SHARDS[shard] ?? 'general', chinese, aliases, context };
  });
  const on = (page: number): Entry => {
    const found = pages[page];
    if (!found) throw new IndexError(`The index names page ${page} of ${pages.length}.`);
    return { ...found, chinese: '', aliases: '', page: found.title, context: found.kind === 'page' ? found.title : '' };
  };
  const headings = names.headings.flatMap(([page, ...pairs]) =>
    pairs.flatMap((id, index): Entry[] => (index % 2 ? [] : [{ ...on(page), kind: 'section', title: pairs[index + 1] ?? '', hash: id, aliases: id }])),
  );
  const demos = names.demos.map(([page, name, title, plan, uses]): Entry => {
    const place = on(page);
    return { ...place, kind: 'demo', title, hash: name, plan: plan > place.plan ? plan : place.plan, aliases: name, names: uses };
  });
  const owners = names.owners.map(([page, name, , plan]): Owner => ({ name, path: on(page).path, plan }));
  const members = names.members.map(([name, kindNumber, plan, ...numbers]): Entry => {
    const kind = MEMBER_KINDS[kindNumber] ?? 'prop';
    const own = numbers.flatMap((number) => owners[number] ?? []);
    const [first] = own;
    if (!first) throw new IndexError(`The ${kind} ${name} belongs to nothing.`);
    const place = on(names.owners[numbers[0] ?? -1]?.[0] ?? -1);
    const higher = plan > first.plan ? plan : first.plan;
    const near = own.slice(0, MAX_INDEXED_OWNERS).map((owner) => owner.name);
    return { ...place, kind, title: name, page: '', hash: anchorOfMember(first.name, kind, name), plan: higher, owners: own, context: '', names: near.join(' ') };
  });
  const types = names.types.flatMap(([page, list]) => list.split(' ').map((name): Entry => ({ ...on(page), kind: 'type', title: name, hash: name, context: '' })));
  // Components without a page of their own are found by name all the same.
  const others = names.owners.flatMap(([page, name, hash, plan]): Entry[] => (hash ? [{ ...on(page), kind: 'component', title: name, hash, plan }] : []));
  return [...pages, ...headings, ...demos, ...members, ...types, ...others].map((entry) => ({ ...entry, isMinor: MINOR.test(entry.path), stems: titleStems(entry.title) }));
}

/** `sx` belongs to a hundred components; a reader who names one of them is answered all the same. */
const MAX_INDEXED_OWNERS = 6;
const NOTHING = { hash: '', page: '', chinese: '', aliases: '', context: '', names: '', owners: [], isMinor: false, stems: [] } as const;
const MINOR = /\/(?:other-components|icons|types|internal-types)$/;

function titleStems(title: string): string[] {
  const words = wordsOf(title).flatMap(({ text, parts }) => (parts.length > 0 ? parts : [text]));
  return [...new Set(words.filter((word) => !isFiller(word)).map(stem))];
}
