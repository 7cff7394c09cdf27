import { SEARCH_SHARDS, type SearchNames, type SearchShard } from '#model/search';
import type { Entry } from './entries.ts';
import { stem, wordsOf } from './words.ts';

/** Synonyms, compounds and frequencies of the words on the site. */
export interface Lexicon {
  /** One or two stems, mapped to the stems used on this site. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** Component names and their parts: `datagrid` is `data` and `grid`. */
  compounds: ReadonlyMap<string, readonly string[]>;
  /** Every term with the number of entries that contain it and one spelling. */
  known: Map<string, { count: number; word: string }>;
  /** Stems of each product name, which match all of its entries. */
  products: ReadonlyMap<SearchShard, ReadonlySet<string>>;
  /** Stems of all names of a product, which add nothing to a title: those in the navigation, and names in one word. */
  productNames: ReadonlyMap<SearchShard, ReadonlySet<string>>;
  /** How often each stem occurs in the guides of each product: `axis` is a word of charts, `row` one of the Data Grid. */
  usage: ReadonlyMap<string, ReadonlyMap<SearchShard, number>>;
}

const stems = (text: string) => wordsOf(text).map((word) => stem(word.text));

export function readLexicon({ synonyms, sections }: SearchNames, entries: readonly Entry[]): Lexicon {
  const products = SEARCH_SHARDS.filter((shard) => shard !== 'general');
  return {
    synonyms: new Map(Object.entries(synonyms).map(([asked, meant]) => [stems(asked).join(' '), stems(meant)])),
    compounds: new Map(entries.filter(({ kind }) => kind === 'component').flatMap(({ title }) => wordsOf(title).map(({ text, parts }) => [text, parts]))),
    known: countTerms(entries),
    products: new Map(products.map((shard) => [shard, new Set(stems(shard))])),
    productNames: new Map(
      products.map((shard) => {
        const titles = sections.filter(([, , number]) => SEARCH_SHARDS[number] === shard).map(([title]) => title);
        return [shard, new Set([...[shard, ...titles].flatMap(stems), stems(shard).join('')])];
      }),
    ),
    usage: countUsage(entries),
  };
}

/** The share of the sections and demos of a product that have a stem in their title or in that of their page. */
function countUsage(entries: readonly Entry[]): Lexicon['usage'] {
  const guides = entries.filter(({ kind, path }) => (kind === 'section' || kind === 'demo') && !path.startsWith('migration'));
  const sizes = new Map<SearchShard, number>();
  const usage = new Map<string, Map<SearchShard, number>>();
  for (const { shard } of guides) sizes.set(shard, (sizes.get(shard) ?? 0) + 1);
  for (const { shard, stems: own, pageStems } of guides) {
    for (const word of new Set([...own, ...pageStems])) {
      const shares = usage.get(word) ?? new Map<SearchShard, number>();
      usage.set(word, shares.set(shard, (shares.get(shard) ?? 0) + 1 / (sizes.get(shard) ?? 1)));
    }
  }
  return usage;
}

function countTerms(entries: readonly Entry[]): Lexicon['known'] {
  const known: Lexicon['known'] = new Map();
  for (const { title, aliases, chinese, context, names } of entries) addTerms(known, `${title} ${aliases} ${chinese} ${context} ${names}`);
  return known;
}

/** Adds words of the text, so that they don't count as typos. */
export function addToLexicon({ known }: Lexicon, text: string) {
  addTerms(known, text);
}

function addTerms(known: Lexicon['known'], text: string) {
  const seen = new Set<string>();
  const add = (word: string, term: string) => {
    if (seen.has(term)) return;
    seen.add(term);
    const before = known.get(term);
    if (before) before.count += 1;
    else known.set(term, { count: 1, word });
  };
  for (const { text: whole, parts } of wordsOf(text)) {
    for (const word of [whole, ...parts]) {
      add(word, word);
      add(word, stem(word));
    }
  }
}
