import type { SearchShard } from '#model/search';
import type { Entry } from './entries.ts';
import type { Query } from './query.ts';
import { isFiller, stem, wordsOf } from './words.ts';

/** Words that name the library itself, in titles such as "MUI X installation". */
export const LIBRARY: ReadonlySet<string> = new Set(['mui', 'x']);
const CAMEL_CASE = /[a-z][A-Z]/;

/**
 * Whether the query is a name of the guide: its topic as in the title, in the tree or at the end of the address (`tooltip`,
 * `zoom`, `rows`), or for the overview of a product a name of the product (`tree`).
 */
export function isNamedGuide(
  { stems }: Query,
  entry: Entry,
  productNames: ReadonlyMap<SearchShard, ReadonlySet<string>>,
): boolean {
  // Explorers have the names of the guides they belong to.
  if (entry.kind !== 'page' || stems.size === 0 || entry.path.startsWith('explorer/')) return false;
  const named = [...productNames].find(([, words]) => [...stems].every((word) => words.has(word)));
  if (named) return entry.path === `react-${named[0]}`;
  return topicsOf(entry, productNames.get(entry.shard)).has(keyOf(stems));
}

/** Whether the query is a single word that is such a name. `views` is no name of the Tree View, but `tree` is. */
export function isGuideOfWord(
  query: Query,
  entry: Entry,
  productNames: ReadonlyMap<SearchShard, ReadonlySet<string>>,
): boolean {
  const [word, ...others] = query.words;
  if (!word || others.length > 0 || !isNamedGuide(query, entry, productNames)) return false;
  return entry.path !== `react-${entry.shard}` || wordsOf(entry.title).some(({ text }) => text === word.text);
}

const topics = new WeakMap<Entry, ReadonlySet<string>>();

function topicsOf(entry: Entry, product: ReadonlySet<string> | undefined): ReadonlySet<string> {
  const known = topics.get(entry);
  if (known) return known;
  const { title, aliases, path, shard } = entry;
  // The components that a guide uses are aliases, too.
  const labels = aliases.split('\n').filter((alias) => !CAMEL_CASE.test(alias));
  const names = [title, ...labels, path.slice(path.lastIndexOf('/') + 1)];
  const found = new Set(
    names
      .map((name) => significant(name, shard, product))
      // "Chart zoom and pan" is about both.
      .flatMap((name) => [name, ...name.split(/ and /i)])
      .map((name) => keyOf(new Set(stemsOf(name)))),
  );
  topics.set(entry, found);
  return found;
}

/** The name without its product: "row height" of "Data Grid row height", but all of "Date Calendar". */
function significant(name: string, shard: SearchShard, product: ReadonlySet<string> | undefined): string {
  const words = wordsOf(name);
  const isOfProduct = (word: string) => product?.has(stem(word)) === true || LIBRARY.has(word) || isFiller(word);
  const start = words.findIndex(({ text }) => !isOfProduct(text));
  const left = new Set(words.slice(0, start).map(({ text }) => stem(text)));
  const isLeftOut = shard === 'general' || stemsOf(shard).every((word) => left.has(word));
  return isLeftOut ? name.slice(words[start]?.start) : name;
}

function stemsOf(name: string): string[] {
  return wordsOf(name).flatMap(({ text }) => (isFiller(text) ? [] : [stem(text)]));
}

const keyOf = (stems: ReadonlySet<string>) => [...stems].toSorted().join(' ');
