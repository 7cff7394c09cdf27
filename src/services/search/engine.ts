import type MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import { SEARCH_FORMAT, SEARCH_SHARDS, type SearchNames, type SearchShard, type SearchText } from '#model/search';
import { entriesOf, IndexError, isNames, isRecord } from './entries.ts';
import { passes } from './filters.ts';
import { guessedWords } from './guesses.ts';
import { toHit } from './hits.ts';
import { addToLexicon, readLexicon } from './lexicon.ts';
import { createMessageFinder } from './messages.ts';
import { COMMON_NAME_SHARE, COMMON_TEXT_SHARE, indexNames, indexText, NAME_BOOSTS, optionsFor, TEXT_BOOSTS } from './namesIndex.ts';
import { productFactors } from './products.ts';
import type { Answer, Question } from './protocol.ts';
import { readQuery, type Query } from './query.ts';
import { LONG_QUESTION_WORDS, rank, type Candidate } from './ranking.ts';
import { suggest } from './suggest.ts';
import { stem } from './words.ts';

const MAX_HITS = 30;
/** Matches in the text count less than matches in a title. */
const TEXT_WEIGHT = 0.55;
/** A word found as written counts more than a synonym. */
const SYNONYM_SHARE = 0.9;
/** The title of its page says what a section is about, but less than its own. */
const PAGE_TITLE_SHARE = 0.6;
/** In a sentence, a rare word is often incidental, so words weigh more alike. */
const SENTENCE_WEIGHT_POWER = 0.6;
/** An unknown word is probably a typo in a short query and carries little meaning in a long one. */
const unknownWeight = (words: number) => (words > 3 ? 2 : 6);

export interface SearchEngine {
  /** Adds the text of a product. Idempotent per shard. */
  addText: (text: unknown) => void;
  answer: (question: Question) => Answer;
}

interface Match {
  score: number;
  /** How well each query word is matched: completely, or less by a synonym. */
  answered: Map<number, number>;
  terms: Set<string>;
}

/** Searches the names and any text added later. */
export function createEngine(names: unknown): SearchEngine {
  if (!isNames(names)) throw new IndexError('The search index is damaged or has another version.');
  const entries = entriesOf(names);
  const index = indexNames(entries);
  const lexicon = readLexicon(names, entries);
  const findMessage = createMessageFinder(names);
  const numbers = new Map(entries.map(({ kind, path, hash }, id) => [kind === 'page' || kind === 'section' ? `${path}#${hash}` : '', id]));
  const texts = new Map<SearchShard, MiniSearch>();
  const textOf = new Map<number, string>();

  function matchesOf(query: Query, guessed: ReadonlySet<number>): Map<number, Match> {
    const matches = new Map<number, Match>();
    const collect = (mini: MiniSearch, options: SearchOptions, boost: Record<string, number>, weight: number) => {
      for (const { id, score, queryTerms, terms } of mini.search(query.text, { ...options, boost })) {
        const match = matches.get(id as number) ?? { score: 0, answered: new Map(), terms: new Set() };
        match.score += score * weight;
        for (const term of queryTerms) {
          const { answers = [], kind } = query.terms.get(term) ?? {};
          for (const word of answers) match.answered.set(word, Math.max(match.answered.get(word) ?? 0, kind === 'related' ? SYNONYM_SHARE : 1));
        }
        for (const term of terms) match.terms.add(term);
        matches.set(id as number, match);
      }
    };
    collect(index, optionsFor(query, lexicon.known, guessed, COMMON_NAME_SHARE * entries.length), NAME_BOOSTS, 1);
    const textOptions = optionsFor(query, lexicon.known, guessed, COMMON_TEXT_SHARE * entries.length);
    for (const mini of texts.values()) collect(mini, textOptions, TEXT_BOOSTS, TEXT_WEIGHT);
    return matches;
  }

  /** Rare words are more significant (inverse document frequency). A guess is never more significant than a known word. */
  function weightsOf({ words, stems }: Query, guessed: ReadonlySet<number>): number[] {
    const weights = words.map(({ text, isFiller }, index) => {
      const known = lexicon.known.get(stem(text)) ?? lexicon.known.get(text);
      if (isFiller || guessed.has(index)) return 0;
      if (!known) return unknownWeight(stems.size);
      return Math.log(1 + entries.length / known.count) ** (stems.size < LONG_QUESTION_WORDS ? 1 : SENTENCE_WEIGHT_POWER);
    });
    const least = Math.min(unknownWeight(stems.size), ...weights.filter((weight) => weight > 0));
    return weights.map((weight, index) => (guessed.has(index) ? least : weight));
  }

  /** Query words that name a product match all of its entries. */
  function productWords({ words }: Query): Map<SearchShard, number[]> {
    return new Map([...lexicon.products].map(([shard, stems]) => [shard, words.flatMap(({ text }, index) => (isOfName(text, stems) ? [index] : []))]));
  }

  function isOfName(word: string, stems: ReadonlySet<string>): boolean {
    const parts = lexicon.compounds.get(word);
    return parts ? parts.every((part) => stems.has(stem(part))) : stems.has(stem(word));
  }

  return {
    addText(text) {
      if (!isText(text, names)) throw new IndexError('The text of the search index is damaged or has another version.');
      if (texts.has(text.shard)) return;
      for (const [entry, content, code = ''] of text.rows) {
        textOf.set(entry, content);
        addToLexicon(lexicon, `${content} ${code}`);
      }
      texts.set(text.shard, indexText(text.rows));
    },
    answer({ text, filters, current }) {
      const query = readQuery(text, lexicon);
      if (query.terms.size === 0) return { hits: [], total: 0, withoutFilters: 0 };
      const guessed = guessedWords(query, lexicon.known);
      const matches = matchesOf(query, guessed);
      const quoting = new Map<number, number>();
      for (const [key, share] of findMessage(text)) {
        const id = numbers.get(key) ?? -1;
        quoting.set(id, share);
        if (!matches.has(id)) matches.set(id, { score: 0, answered: new Map(), terms: new Set() });
      }
      const ofProduct = productWords(query);
      const candidates = [...matches].flatMap(([id, { score, answered, terms }]): Candidate[] => {
        const entry = entries[id];
        if (!entry) return [];
        for (const word of ofProduct.get(entry.shard) ?? []) answered.set(word, 1);
        // Common words are not looked up, but a title that has them answers them.
        for (const [word, { text: asked }] of query.words.entries()) {
          if (entry.stems.includes(stem(asked))) answered.set(word, 1);
          else if (entry.pageStems.includes(stem(asked))) answered.set(word, Math.max(answered.get(word) ?? 0, PAGE_TITLE_SHARE));
        }
        return [{ id, entry, score, answered, terms }];
      });
      const relevant = rank(query, candidates, { weights: weightsOf(query, guessed), guessed, quoting, productNames: lexicon.productNames, products: productFactors(query.stems, lexicon.usage), current });
      const passed = relevant.filter(({ entry }) => passes(entry, filters));
      const hits = passed.slice(0, MAX_HITS).map(({ id, entry }) => toHit(entry, query, matches.get(id)?.terms ?? new Set(), textOf.get(id) ?? ''));
      const suggestion = relevant.length === 0 ? suggest(query, index, lexicon.known) : undefined;
      return { hits, total: passed.length, withoutFilters: relevant.length, ...(suggestion && { suggestion }) };
    },
  };
}

/** Text must have the same stamp as the names, or its rows would refer to the wrong entries. */
function isText(value: unknown, { stamp }: SearchNames): value is SearchText {
  return isRecord(value) && value['format'] === SEARCH_FORMAT && value['stamp'] === stamp && Array.isArray(value['rows']) && SEARCH_SHARDS.some((shard) => shard === value['shard']);
}
