import { SEARCH_SHARDS, type HitKind, type SearchShard } from '#model/search';
import type { Entry } from './entries.ts';
import { isApi } from './filters.ts';
import type { Query } from './query.ts';
import { pairsOf, squash } from './words.ts';

/** A matching entry with its score and the query words it covers. */
export interface Candidate {
  id: number;
  entry: Entry;
  score: number;
  /** Query words with the degree to which they match, at most 1. */
  answered: ReadonlyMap<number, number>;
  /** The matched words of the entry, including other spellings and synonyms. */
  terms: ReadonlySet<string>;
}

/** For short queries: a page is more likely than one of its sections, a component more likely than one of its classes. */
const KIND_FACTORS: Readonly<Record<HitKind, number>> = {
  page: 1.5,
  section: 1.25,
  component: 1.1,
  hook: 1.05,
  interface: 1,
  demo: 0.8,
  prop: 0.9,
  property: 0.85,
  slot: 0.7,
  class: 0.5,
  variable: 0.5,
  parameter: 0.5,
  event: 0.6,
  selector: 0.7,
  type: 0.5,
};
/** A query of several words usually refers to a section or a demo, rarely to a name. */
export const LONG_QUESTION_WORDS = 3;
const LONG_QUESTION_FACTORS = { page: 1, section: 1.4, demo: 1, api: 0.4, named: 1 };
const MINOR_FACTOR = 0.4;
const TITLE_FACTOR = 3;
/** Words that name the library itself, in titles such as "MUI X installation". */
const LIBRARY: ReadonlySet<string> = new Set(['mui', 'x']);
/** A word found as written comes before any guess. */
const GUESS_FACTOR = 0.1;
const PHRASE_BONUS = 0.5;
/** Scores of matches differ by orders of magnitude; damped, they don't outweigh how much of the query matches. */
const SCORE_POWER = 0.7;
/** A title that matches only together with that of its page is less similar. */
const WITH_PAGE_FACTOR = 0.9;
const MIGRATION_FACTOR = 0.25;
const UPGRADE_WORDS = /migrat|upgrad|updat(?:e|ing) (?:to|from)|breaking|codemod|deprecat|renam|removed|replac|changed|lab\b|\bv?[4-8](?:\.\d|\.x|\b)/i;
/** Boosts the product of the current page. */
const CURRENT_FACTOR = 1.2;

/** Higher than every score, so that exact names always come first. */
const EXACT = 1_000_000;
/** A section that quotes a pasted message comes before the names in it. */
const QUOTED = 2 * EXACT;
/** A short sentence about an identifier asks for its reference; a longer one usually for a guide. */
const MAX_OTHER_WORDS = 1;
/** An identifier in a sentence; lower than an exact name, and the rest of the sentence decides between equal names. */
const MENTIONED = 500_000;
const STEP = 10_000;
/** Among exact matches, owners come before their members. */
const NAME_RANKS: readonly (readonly HitKind[])[] = [['component', 'hook', 'interface'], ['prop', 'property', 'slot', 'selector'], ['class', 'variable', 'type', 'event'], ['parameter']];

/** Entries that cover much less of the query than the best one are noise. */
const MIN_SHARE_OF_BEST = 0.5;

export interface RankingFacts {
  /** The weight of each query word. */
  weights: readonly number[];
  /** Query words that are probably typos. */
  guessed: ReadonlySet<number>;
  /** Sections that quote the pasted message, with the share of it that matches. */
  quoting: ReadonlyMap<number, number>;
  /** The words in the names of each product. */
  productNames: ReadonlyMap<SearchShard, ReadonlySet<string>>;
  /** How probable each product is by the words of the query, at most 1. */
  products: ReadonlyMap<SearchShard, number>;
  /** The product of the current page. */
  current: SearchShard | undefined;
}

/**
 * Sorts the candidates and drops irrelevant ones: exact names first, then by how much of the query matches, and where.
 */
export function rank(
  query: Query,
  candidates: readonly Candidate[],
  { weights, guessed, quoting, productNames, products, current }: RankingFacts,
): Candidate[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let best = 0;
  const scored = candidates.map((candidate) => {
    const { entry, answered } = candidate;
    let share = 0;
    let isGuess = guessed.size > 0;
    for (const [word, degree] of answered) {
      share += (degree * (weights[word] ?? 0)) / total;
      if (!guessed.has(word) && weights[word]) isGuess = false;
    }
    if (share > best) best = share;
    const isNear = entry.shard === current;
    const score = candidate.score ** SCORE_POWER * share ** (query.stems.size < LONG_QUESTION_WORDS ? 2 : 2.5) * kindFactor(query, entry) * (isNear ? CURRENT_FACTOR : (products.get(entry.shard) ?? 1)) * titleFactor(query, candidate, productNames.get(entry.shard)) * migrationFactor(query, entry) * (isGuess ? GUESS_FACTOR : 1);
    const quoted = quoting.get(candidate.id);
    const bonus = quoted === undefined ? nameBonus(query, entry, isNear) : QUOTED + STEP * quoted;
    return { ...candidate, score: score + bonus, share: bonus > 0 ? 1 : share };
  });
  return scored.filter(({ share }) => share >= best * MIN_SHARE_OF_BEST).sort((a, b) => b.score - a.score);
}

/** Migration guides name nearly everything; they answer only questions about upgrades. */
function migrationFactor({ text }: Query, { path }: Entry): number {
  return path.startsWith('migration') && !UPGRADE_WORDS.test(text) ? MIGRATION_FACTOR : 1;
}

function kindFactor({ stems, names, text }: Query, entry: Entry): number {
  const { kind, isMinor, title, stems: entryStems } = entry;
  const minor = isMinor || isPlainWord(entry) ? MINOR_FACTOR : 1;
  // "Date Time Field" is not "Date and time fields".
  if (kind === 'page' && squash(title) === squash(text)) return TITLE_FACTOR;
  if (stems.size < LONG_QUESTION_WORDS) return KIND_FACTORS[kind] * minor;
  // A name inside a longer query is still a name.
  const isNamed = /[a-z][A-Z]/.test(title) && names.includes(squash(title));
  if (isApi(kind)) return KIND_FACTORS[kind] * (isNamed ? LONG_QUESTION_FACTORS.named : LONG_QUESTION_FACTORS.api) * minor;
  // A page that has the whole query in its title comes before sections.
  if (kind === 'page' && [...stems].every((word) => entryStems.includes(word))) return KIND_FACTORS.page;
  return LONG_QUESTION_FACTORS[kind as 'page' | 'section' | 'demo'];
}

/** The similarity of title and query (Dice coefficient), with a bonus for an exact match and for words in the same order. */
function titleFactor({ stems, pairs }: Query, { entry, terms }: Candidate, product: ReadonlySet<string> | undefined): number {
  // "Data Grid sorting" also matches "sorting" completely, and "datagrid sorting" matches "Sort".
  const isOfProduct = (word: string) => product?.has(word) === true || LIBRARY.has(word);
  const ofTitle = entry.kind === 'page' ? entry.stems.filter((word) => !isOfProduct(word)) : entry.stems;
  const ofQuery = [...stems].filter((word) => !isOfProduct(word)).length || stems.size;
  const isMatched = (word: string) => stems.has(word) || (entry.kind === 'page' && terms.has(word));
  const likeness = (title: readonly string[], asked: number) => (2 * title.filter(isMatched).length) / (title.length + asked || 1);
  // Many headings need their page: "Handle missing values" of "Line charts".
  const withPage = [...new Set([...entry.stems, ...entry.pageStems.filter((word) => !isOfProduct(word))])];
  const similarities = [likeness(entry.stems, stems.size), likeness(ofTitle, stems.size), likeness(ofTitle, ofQuery), WITH_PAGE_FACTOR * likeness(withPage, ofQuery)];
  const similarity = Math.min(1, Math.max(...similarities));
  const isExact = similarity === 1;
  return 1 + similarity + (isExact ? (entry.kind === 'page' ? 2 : 1) : 0) + (similarity > 0 ? PHRASE_BONUS * samePairs(pairs, entry) : 0);
}

/** The share of the query's word pairs in a title: "from v7" is in "from v7 to v8", but not in "from v6 to v7". */
function samePairs(pairs: Query['pairs'], entry: Entry): number {
  if (pairs.size === 0 || isApi(entry.kind)) return 0;
  const inTitle = titlePairs.get(entry) ?? pairsOf(entry.title);
  titlePairs.set(entry, inTitle);
  return inTitle.filter((pair) => pairs.has(pair)).length / pairs.size;
}

const titlePairs = new WeakMap<Entry, readonly string[]>();

function nameBonus({ name, names, identifiers, text }: Query, entry: Entry, isNear: boolean): number {
  if (!isApi(entry.kind) || isPlainWord(entry)) return 0;
  const own = squash(entry.title);
  // `GridColDef.valueGetter`, `DatePicker minDate`: a member and its owner.
  const isOwned = names.length === 2 && names.includes(own) && entry.owners.some((owner) => squash(owner.name) !== own && names.includes(squash(owner.name)));
  if (entry.isMinor && entry.kind !== 'type' && entry.kind !== 'component') return 0;
  const kindRank = NAME_RANKS.findIndex((kinds) => kinds.includes(entry.kind));
  if (name !== own && !isOwned) return isMentioned(identifiers, own, entry.kind) ? MENTIONED - STEP * kindRank : 0;
  const isAsTyped = text.includes(entry.title);
  const product = SEARCH_SHARDS.indexOf(entry.shard) / SEARCH_SHARDS.length;
  return EXACT + STEP * ((isOwned ? 8 : 0) + (isAsTyped ? 5 : 0) - kindRank + (isNear ? 1.5 : 0) - product);
}

/** `resize` is an event, but the word usually means a feature. */
function isPlainWord({ kind, title }: Entry): boolean {
  return kind === 'event' && !/[A-Z]/.test(title);
}

/** A class is rarely explained elsewhere. A component in a sentence is only its topic: "how to sort DataGrid". */
function isMentioned({ names, otherWords }: Query['identifiers'], name: string, kind: HitKind): boolean {
  return names.has(name) && kind !== 'component' && (kind === 'class' || kind === 'variable' || otherWords <= MAX_OTHER_WORDS);
}
