import { SEARCH_SHARDS, type SearchNames, type SearchShard } from '#model/search';
import type { Entry } from './entries.ts';
import { stem, wordsOf } from './words.ts';

/** What the site knows about words: which stand for others, which are made of others, and how often each is used. */
export interface Lexicon {
  /** By stems: a word or two, and the stems that stand for them here. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** Names of components with their parts: `datagrid` is `data` and `grid`. */
  compounds: ReadonlyMap<string, readonly string[]>;
  /** Every term, with the number of entries that have it and a way to write it. */
  known: Map<string, { count: number; word: string }>;
  /** Stems of the name of each product, which all its entries answer. */
  products: ReadonlyMap<SearchShard, ReadonlySet<string>>;
}

export function readLexicon({ synonyms }: SearchNames, entries: readonly Entry[]): Lexicon {
  const stems = (text: string) => wordsOf(text).map((word) => stem(word.text));
  return {
    synonyms: new Map(Object.entries(synonyms).map(([asked, meant]) => [stems(asked).join(' '), stems(meant)])),
    compounds: new Map(entries.filter(({ kind }) => kind === 'component').flatMap(({ title }) => wordsOf(title).map(({ text, parts }) => [text, parts]))),
    known: countTerms(entries),
    products: new Map(SEARCH_SHARDS.filter((shard) => shard !== 'general').map((shard) => [shard, new Set(stems(shard))])),
  };
}

function countTerms(entries: readonly Entry[]): Lexicon['known'] {
  const known: Lexicon['known'] = new Map();
  for (const { title, aliases, chinese, context, names } of entries) addTerms(known, `${title} ${aliases} ${chinese} ${context} ${names}`);
  return known;
}

/** Words of the text are known too, and their spelling is not doubted. */
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
