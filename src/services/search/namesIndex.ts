import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchText } from '#model/search';
import type { Entry } from './entries.ts';
import { maxTypos } from './guesses.ts';
import type { Lexicon } from './lexicon.ts';
import type { Query } from './query.ts';
import { squash, stem, stemsOf, termsOf } from './words.ts';

/** An exact name counts most, then titles and aliases, and last the context. */
export const NAME_BOOSTS = { key: 5, title: 4, alias: 4, context: 2, names: 0.8 };
/** Names in code blocks are more specific than prose. */
export const TEXT_BOOSTS = { text: 1, code: 1.2 };

const identity = (term: string) => term;

export function indexNames(entries: readonly Entry[]): MiniSearch {
  const mini = new MiniSearch({
    fields: Object.keys(NAME_BOOSTS),
    tokenize: (text, field) => (field === 'key' ? [text] : field === 'names' ? wholeNames(text) : termsOf(text)),
    processTerm: identity,
  });
  mini.addAll(entries.map(({ kind, title, chinese, aliases, context, names }, id) => ({ id, key: squash(kind === 'demo' ? aliases : title), title, alias: `${aliases} ${chinese}`, context, names })));
  return mini;
}

/** Related names are not split, or `data` and `grid` would match every prop of `DataGrid` and thus half of the site. */
function wholeNames(text: string): string[] {
  return text.split(' ').map(squash).filter(Boolean);
}

export function indexText(rows: SearchText['rows']): MiniSearch {
  const mini = new MiniSearch({ fields: Object.keys(TEXT_BOOSTS), tokenize: stemsOf, processTerm: identity });
  mini.addAll(rows.map(([id, text, code = '']) => ({ id, text, code })));
  return mini;
}

/** Terms in more than this share of all entries are not significant, and looking them up takes most of the time. */
export const COMMON_NAME_SHARE = 0.08;
export const COMMON_TEXT_SHARE = 0.03;

/**
 * Fuzzy matching applies only to `guessed` words, which match nothing otherwise. Terms in more than `commonCount` entries
 * are looked up only for the rarest words of the query, or if there are no others.
 */
export function optionsFor(query: Query, known: Lexicon['known'], guessed: ReadonlySet<number>, commonCount: number): SearchOptions {
  const kindOf = (term: string) => query.terms.get(term)?.kind;
  const isPrefix = (term: string) => query.terms.get(term)?.isPrefix === true;
  const isCommon = (term: string) => (known.get(term)?.count ?? 0) > commonCount && !query.identifiers.names.has(term);
  const isGuessed = (term: string) => kindOf(term) === 'word' && query.terms.get(term)?.answers.some((word) => guessed.has(word));
  const all = [...query.terms.keys()];
  const needed = rarestWords(query, known);
  const significant = all.filter((term) => !isCommon(term) || query.terms.get(term)?.answers.some((word) => needed.has(word)));
  const terms = significant.some((term) => known.has(term)) ? significant : all;
  return {
    tokenize: () => terms,
    processTerm: identity,
    combineWith: 'OR',
    prefix: (term) => term.length > 1 && (isPrefix(term) || (term.length > 3 && kindOf(term) === 'word' && !known.has(term))) && !(kindOf(term) === 'name' && known.has(stem(term))),
    fuzzy: (term) => (isGuessed(term) && maxTypos(term)) || false,
    boostTerm: (term) => query.terms.get(term)?.weight ?? 1,
    weights: { prefix: 0.35, fuzzy: 0.4 },
  };
}

/** A sentence needs some words that say what it is about, even if all are common: "example of how to add an axis". */
const MIN_LOOKED_UP = 3;

function rarestWords({ words, stems }: Query, known: Lexicon['known']): ReadonlySet<number> {
  if (stems.size < MIN_LOOKED_UP) return new Set();
  const counted = [...words.entries()].flatMap(([index, { text, isFiller }]) => (isFiller ? [] : [{ index, count: known.get(stem(text))?.count ?? 0 }]));
  return new Set(counted.sort((a, b) => a.count - b.count).slice(0, MIN_LOOKED_UP).map(({ index }) => index));
}
