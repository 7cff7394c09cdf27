import en from '#content/translations/en.json' with { type: 'json' };
import zh from '#content/translations/zh.json' with { type: 'json' };
import type { ApiManifest } from '#model/api';
import { titleOfApiList } from '#model/api-heads';
import type { DemoUsage } from '#model/demo';
import type { NavEntry } from '#model/nav';
import {
  anchorOfMember,
  LISTED_KINDS,
  MEMBER_KINDS,
  PAGE_KINDS,
  SEARCH_SHARDS,
  type DemoRow,
  type HeadingRow,
  type ListedRow,
  type MemberRow,
  type MessageRow,
  type OwnerRow,
  type PageRow,
  type SearchNames,
  type SearchShard,
  type SectionRow,
  type TextRow,
  type TypeRow,
} from '#model/search';
import type { ScannedPage } from '../content-pipeline/index.ts';
import type { Member, Owner } from './collectApi.ts';
import { collectDemos } from './collectDemos.ts';
import { collectExplorers, type ExplorerSource } from './collectExplorers.ts';
import { collectListed } from './collectListed.ts';
import { collectMessages, listedMessages, quotedMessages, unquotedMessages } from './messages.ts';
import { levelOf, numberOfShard, readNav, sectionOfApi, sectionTitles, shardOfSection } from './navFacts.ts';
import { sectionTexts } from './pageText.ts';
import { readApi, type ApiReading } from './readApi.ts';

export interface SearchSources {
  nav: readonly NavEntry[];
  pages: readonly ScannedPage[];
  manifest: ApiManifest;
  /** The checkout with the packages. */
  root: string;
  /** The folder of the API models. */
  apiFolder: string;
  demos: readonly DemoUsage[];
  explorers: readonly ExplorerSource[];
  titles: {
    english: Readonly<Record<string, string>>;
    chinese: Readonly<Record<string, string>>;
    chineseGroups: Readonly<Record<string, string>>;
  };
  synonyms: Readonly<Record<string, string>>;
  /** Words of readers, by path and heading id. */
  phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What readers call an explorer. */
  explorerPhrases: string;
}

type Names = Omit<SearchNames, 'format' | 'stamp'>;

/** Numbers all entries in the order of `TextRow`, so that texts can be stored separately from the names. */
export function collect(sources: SearchSources): { names: Names; texts: Map<SearchShard, TextRow[]> } {
  const { nav, synonyms } = sources;
  const api = readApi(sources);
  const sections = sectionTitles(nav);
  const pages = [
    ...guideRows(sources, sections),
    ...apiRows(sources, sections),
    ...explorersIn(sources).map(({ path, title, folder, plan, chinese, aliases }): PageRow => [
      pathOf(path),
      PAGE_KINDS.indexOf('page'),
      title,
      folder ? sections.indexOf(sectionOfApi(nav, folder)) : -1,
      plan,
      chinese,
      aliases.join('\n'),
    ]),
  ];
  const pageNumbers = new Map(pages.map(([path], index) => [path, index]));
  const numberOf = (path: string) => known(pageNumbers.get(path), path);
  const headings = sources.pages.map((page): HeadingRow => [
    numberOf(pathOf(page.path)),
    ...page.headings.flatMap(({ id, aliases, text }) => [[id, ...aliases].join(' '), text]),
  ]);
  const demos = collectDemos(sources.demos).map(({ path, ...demo }): DemoRow => [
    numberOf(path),
    demo.name,
    demo.title,
    demo.plan,
    demo.uses,
    demo.picture,
  ]);
  const owners = api.owners.map(({ path, name, hash, plan }): OwnerRow => [numberOf(path), name, hash, plan]);
  const ownerNumbers = new Map(api.owners.map((owner, index) => [owner, index]));
  const members = api.members.map((member) => memberRow(member, (owner) => known(ownerNumbers.get(owner), owner.name)));
  const types = api.types.map(({ path, names }): TypeRow => [numberOf(path), names.join(' ')]);
  const listed = collectListed(sources).map(({ page, kind, name, plan }): ListedRow => [
    numberOf(pathOf(page)),
    LISTED_KINDS.indexOf(kind),
    name,
    plan,
  ]);
  checkAnchors(api, sources.manifest);
  checkPhrases(sources);

  const names: Names = {
    sections: sections.map((title): SectionRow => [
      title,
      sources.titles.chineseGroups[title] ?? '',
      numberOfShard(shardOfSection(nav, title)),
    ]),
    pages,
    headings: headings.filter((row) => row.length > 1),
    demos,
    owners,
    members,
    listed,
    types,
    messages: messageRows(sources, numberOf),
    synonyms,
  };
  return { names, texts: textsOf(sources, names, api) };
}

function guideRows({ nav, pages, titles }: SearchSources, sections: readonly string[]): PageRow[] {
  const facts = readNav(nav);
  return pages.map(({ path, frontMatter }) => {
    const { section, plan, introduces } = facts.get(path) ?? { section: '', plan: 0 };
    const short = titles.english[path];
    const aliases = [
      ...(short && short !== frontMatter.title ? [short] : []),
      ...(introduces ? [introduces] : []),
      ...(frontMatter.components ?? []),
      ...(frontMatter.hooks ?? []),
    ];
    return [
      pathOf(path),
      PAGE_KINDS.indexOf('page'),
      frontMatter.title,
      sections.indexOf(section),
      plan,
      titles.chinese[path] ?? '',
      aliases.join('\n'),
    ];
  });
}

function apiRows({ nav, manifest }: SearchSources, sections: readonly string[]): PageRow[] {
  return manifest.products.flatMap(({ folder, pages }) => {
    const section = sectionOfApi(nav, folder);
    return pages.map(({ path, kind, name, plan }): PageRow => {
      const title = titleOfApiList(name);
      const list = kind === 'index' ? 'API reference' : title && en.interface[title];
      const pageKind = PAGE_KINDS.findIndex((known) => known === kind);
      return [
        pathOf(path),
        Math.max(pageKind, 0),
        list ? `${section}: ${list}` : name,
        sections.indexOf(section),
        levelOf(plan),
        '',
        '',
      ];
    });
  });
}

function explorersIn({ explorers }: SearchSources) {
  return collectExplorers(explorers, en.interface, zh.interface);
}

function memberRow({ name, kind, plan, owners }: Member, numberOf: (owner: Owner) => number): MemberRow {
  return [name, MEMBER_KINDS.indexOf(kind), plan, ...owners.map(numberOf)];
}

/** The page that lists all messages. A section that quotes a message explains more than its row. */
const MESSAGES_PATH = '/x/common-concepts/error-messages';
/** A long message is recognized by its beginning. */
const MAX_MESSAGE_CHARACTERS = 240;

function messageRows({ pages, root }: SearchSources, numberOf: (path: string) => number): MessageRow[] {
  const guides = pages.filter(({ path }) => path !== MESSAGES_PATH);
  const quoted = quotedMessages(guides, collectMessages(root));
  const listed = pages
    .filter(({ path }) => path === MESSAGES_PATH)
    .flatMap((list) => listedMessages(list).map(({ text, id }) => ({ text, path: list.path, id })));
  const places = [
    ...quoted.flatMap(({ text, quotes }) => quotes.map(({ page, id }) => ({ text, path: page.path, id }))),
    ...unquotedMessages(listed, quoted),
  ];
  return places.map(({ text, path, id }): MessageRow => [
    text.slice(0, MAX_MESSAGE_CHARACTERS),
    numberOf(pathOf(path)),
    id,
  ]);
}

/** Texts by shard. The numbers are those of `TextRow`: pages, headings, demos, members, listed names, types. */
function textsOf(sources: SearchSources, names: Names, api: ApiReading): Map<SearchShard, TextRow[]> {
  const texts = new Map<SearchShard, TextRow[]>(SEARCH_SHARDS.map((shard) => [shard, []]));
  const add = (page: number, entry: number, text: string, code = '', phrases = '') => {
    const shard = SEARCH_SHARDS[names.sections[names.pages[page]?.[3] ?? -1]?.[2] ?? -1] ?? 'general';
    if (text || code || phrases)
      texts.get(shard)?.push(phrases ? [entry, text, code, phrases] : code ? [entry, text, code] : [entry, text]);
  };
  const pageNumbers = new Map(names.pages.map(([path], index) => [path, index]));
  let entry = names.pages.length;
  for (const page of sources.pages) {
    const number = pageNumbers.get(pathOf(page.path)) ?? 0;
    for (const { id, text, code } of sectionTexts(page))
      add(number, id ? entry++ : number, text, code, sources.phrases[pathOf(page.path)]?.[id]);
  }
  for (const [path, text] of api.pageTexts) add(pageNumbers.get(path) ?? 0, pageNumbers.get(path) ?? 0, text);
  for (const { path, text } of explorersIn(sources)) {
    const number = pageNumbers.get(pathOf(path)) ?? 0;
    add(number, number, text, '', sources.explorerPhrases);
  }
  entry += names.demos.length;
  for (const { text, owners } of api.members) add(pageNumbers.get(owners[0]?.path ?? '') ?? 0, entry++, text);
  for (const { page, text } of collectListed(sources)) add(pageNumbers.get(pathOf(page)) ?? 0, entry++, text);
  return texts;
}

/** Fails the build if a member has no anchor, because its search result would be a broken link. */
function checkAnchors({ members }: ApiReading, { products }: ApiManifest) {
  const anchors = new Map(
    products.flatMap(({ pages }) => pages.map((page) => [pathOf(page.path), new Set(page.anchors)])),
  );
  for (const { name, kind, owners } of members) {
    const lost = owners.find((owner) => !anchors.get(owner.path)?.has(anchorOfMember(owner.name, kind, name)));
    if (lost) throw new Error(`The ${kind} ${name} of ${lost.name} has no anchor on /x/${lost.path}/.`);
  }
}

function checkPhrases({ phrases, pages }: SearchSources) {
  const known = new Set(
    pages.flatMap(({ path, headings }) => ['', ...headings.map(({ id }) => id)].map((id) => `${pathOf(path)}#${id}`)),
  );
  const lost = Object.entries(phrases)
    .flatMap(([path, sections]) => Object.keys(sections).map((id) => `${path}#${id}`))
    .filter((address) => !known.has(address));
  if (lost.length > 0) throw new Error(`content/search-phrases names sections that don't exist: ${lost.join(', ')}.`);
}

function pathOf(path: string): string {
  return path.replace(/^\/x\//, '');
}

function known(number: number | undefined, name: string): number {
  if (number === undefined) throw new Error(`The search index has no page for ${name}.`);
  return number;
}
