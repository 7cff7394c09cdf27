import { SEARCH_SHARDS, type SearchNames, type SearchShard } from '#model/search';
import type { Entry } from './entries.ts';
import { stem, wordsOf } from './words.ts';

/** Synonyms, compounds and spellings of the words on the site. */
export interface Lexicon {
  /** One or two stems, mapped to the stems used on this site. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** Component names and their parts: `datagrid` is `data` and `grid`. */
  compounds: ReadonlyMap<string, readonly string[]>;
  /** Every term with one word that it is the stem of. */
  known: Map<string, string>;
  /** Stems of each product name, which match all of its entries. */
  products: ReadonlyMap<SearchShard, ReadonlySet<string>>;
  /** Stems of all names of a product, which add nothing to a title: those in the navigation, and names in one word. */
  productNames: ReadonlyMap<SearchShard, ReadonlySet<string>>;
}

const stems = (text: string) => wordsOf(text).map((word) => stem(word.text));

export function readLexicon({ synonyms, sections }: SearchNames, entries: readonly Entry[]): Lexicon {
  const products = SEARCH_SHARDS.filter((shard) => shard !== 'general');
  return {
    synonyms: new Map(Object.entries(synonyms).map(([asked, meant]) => [stems(asked).join(' '), stems(meant)])),
    compounds: new Map(
      entries
        .filter(({ kind }) => kind === 'component')
        .flatMap(({ title }) => wordsOf(title).map(({ text, parts }) => [text, parts])),
    ),
    known: readTerms(entries),
    products: new Map(products.map((shard) => [shard, new Set(stems(shard))])),
    productNames: new Map(
      products.map((shard) => {
        const titles = sections.filter(([, , number]) => SEARCH_SHARDS[number] === shard).map(([title]) => title);
        return [shard, new Set([...[shard, ...titles].flatMap(stems), stems(shard).join('')])];
      }),
    ),
  };
}

function readTerms(entries: readonly Entry[]): Lexicon['known'] {
  const known: Lexicon['known'] = new Map();
  for (const { title, aliases, chinese, context, names } of entries)
    addTerms(known, `${title} ${aliases} ${chinese} ${context} ${names}`);
  return known;
}

/** Adds words of the text, so that they don't count as typos. */
export function addToLexicon({ known }: Lexicon, text: string) {
  addTerms(known, text);
}

function addTerms(known: Lexicon['known'], text: string) {
  for (const { text: whole, parts } of wordsOf(text)) {
    for (const word of [whole, ...parts]) {
      if (!known.has(word)) known.set(word, word);
      if (!known.has(stem(word))) known.set(stem(word), word);
    }
  }
}
