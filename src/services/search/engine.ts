import { SEARCH_FORMAT, SEARCH_SHARDS, type SearchNames, type SearchShard, type SearchText } from '#model/search';
import { entriesOf, IndexError, isNames, isRecord } from './entries.ts';
import { passes } from './filters.ts';
import { guessedWords } from './guesses.ts';
import { toHit } from './hits.ts';
import { addToLexicon, readLexicon } from './lexicon.ts';
import { createMessageFinder } from './messages.ts';
import { matchesOf, spellingsOf } from './matching.ts';
import { productFactors } from './products.ts';
import type { Answer, Question } from './protocol.ts';
import { readQuery, type Query } from './query.ts';
import { LONG_QUESTION_WORDS, rank, selectRelevant } from './ranking.ts';
import { countTerms } from './statistics.ts';
import { suggest } from './suggest.ts';
import { indexEntries } from './termIndex.ts';
import { stem } from './words.ts';

const MAX_HITS = 30;
/** Titles and texts are compared only for the best matches. */
const MAX_COMPARED = 150;
/** In a sentence, a rare word is often incidental, so words weigh more alike. */
const SENTENCE_WEIGHT_POWER = 0.8;
/** An unknown word is probably a typo in a short query and carries little meaning in a long one. */
const unknownWeight = (words: number) => (words > 3 ? 2 : 6);

export interface SearchEngine {
  /** Adds the text of a product. Idempotent per shard. */
  addText: (text: unknown) => void;
  answer: (question: Question) => Answer;
}

/** Searches the names and any text added later. */
export function createEngine(names: unknown): SearchEngine {
  if (!isNames(names)) throw new IndexError('The search index is damaged or has another version.');
  const entries = entriesOf(names);
  const termIndex = indexEntries(entries);
  const lexicon = readLexicon(names, entries);
  const findMessage = createMessageFinder(names);
  const numbers = new Map(
    entries.map(({ kind, path, hash }, id) => [kind === 'page' || kind === 'section' ? `${path}#${hash}` : '', id]),
  );
  const added = new Set<SearchShard>();
  const { rarityOf, usageOf, reset } = countTerms(entries, termIndex);
  const textOf = new Map<number, string>();

  /** Rare words are more significant. A guess is never more significant than a known word. */
  function weightsOf({ words, stems }: Query, guessed: ReadonlySet<number>): number[] {
    const weights = words.map(({ text, isFiller, share }, index) => {
      if (isFiller || guessed.has(index)) return 0;
      const rarity = rarityOf(stem(text)) ?? rarityOf(text);
      if (!rarity) return unknownWeight(stems.size);
      return share * rarity ** (stems.size < LONG_QUESTION_WORDS ? 1 : SENTENCE_WEIGHT_POWER);
    });
    const least = Math.min(unknownWeight(stems.size), ...weights.filter((weight) => weight > 0));
    return weights.map((weight, index) => (guessed.has(index) ? least : weight));
  }

  /** Query words that name a product completely match all of its entries. */
  function productWords({ words, stems }: Query): Map<SearchShard, number[]> {
    return new Map(
      [...lexicon.products].map(([shard, name]) => {
        const isWhole = [...name].every((part) => stems.has(part));
        return [shard, words.flatMap(({ text }, index) => (isOfName(text, name, isWhole) ? [index] : []))];
      }),
    );
  }

  function isOfName(word: string, name: ReadonlySet<string>, isWhole: boolean): boolean {
    const parts = lexicon.compounds.get(word);
    return parts ? parts.every((part) => name.has(stem(part))) : isWhole && name.has(stem(word));
  }

  return {
    addText(text) {
      if (!isText(text, names)) throw new IndexError('The text of the search index is damaged or has another version.');
      if (added.has(text.shard)) return;
      added.add(text.shard);
      for (const [entry, content, code = '', phrases = ''] of text.rows) {
        textOf.set(entry, content);
        addToLexicon(lexicon, `${content} ${code} ${phrases}`);
      }
      termIndex.addText(text.rows);
      reset();
    },
    answer({ text, filters, current }) {
      const query = readQuery(text, lexicon);
      if (query.terms.size === 0) return { hits: [], total: 0, withoutFilters: 0 };
      const guessed = guessedWords(query, lexicon.known);
      const spellings = spellingsOf(query, termIndex, guessed, rarityOf);
      const matches = matchesOf(query, spellings, termIndex, entries.length);
      const quoting = new Map([...findMessage(text)].map(([key, share]) => [numbers.get(key) ?? -1, share]));
      const facts = {
        spellings,
        weights: weightsOf(query, guessed),
        quoting,
        productWords: productWords(query),
        productNames: lexicon.productNames,
        products: productFactors(query.stems, usageOf),
        textOf: termIndex.stemsOf,
        current,
      };
      const relevant = selectRelevant(query, entries, matches, facts);
      const passed = relevant.filter(({ entry }) => passes(entry, filters));
      const found = new Set(spellings.keys());
      const compared = passed.filter(({ isSpelled }, index) => isSpelled || index < MAX_COMPARED);
      const hits = rank(query, compared, facts)
        .slice(0, MAX_HITS)
        .map(({ id, entry }) => toHit(entry, query, found, textOf.get(id) ?? ''));
      const suggestion = relevant.length === 0 ? suggest(query, termIndex, lexicon.known) : undefined;
      return { hits, total: passed.length, withoutFilters: relevant.length, ...(suggestion && { suggestion }) };
    },
  };
}

/** Text must have the same stamp as the names, or its rows would refer to the wrong entries. */
function isText(value: unknown, { stamp }: SearchNames): value is SearchText {
  return (
    isRecord(value) &&
    value['format'] === SEARCH_FORMAT &&
    value['stamp'] === stamp &&
    Array.isArray(value['rows']) &&
    SEARCH_SHARDS.some((shard) => shard === value['shard'])
  );
}
