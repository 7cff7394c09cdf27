import { SEARCH_SHARDS, type HitKind, type SearchShard } from '#model/search';
import type { Entry } from './entries.ts';
import { isApi } from './filters.ts';
import { bestPassage, coverage, type Matches, type Spellings } from './matching.ts';
import { isGuideOfWord, isNamedGuide, LIBRARY } from './namedGuides.ts';
import type { Query } from './query.ts';
import { pairsOf, squash, stem, wordsOf } from './words.ts';

/** A matching entry. */
export interface Candidate {
  id: number;
  entry: Entry;
  score: number;
  /** Of names, titles and quoted messages, which come before everything else; compared number by number. */
  precedence: readonly number[];
  /** A prop or property whose name the words of the query spell. */
  isSpelled: boolean;
}

/**
 * All numbers of the ranking. Below each: what the mean reciprocal rank of our own, the fresh, the later and the unseen
 * queries (`tests/search`) would lose without it, in hundredths.
 */
const WEIGHTS = {
  /** An entry that matches most of the query counts much more than one that matches half of it: 2.0, 5.6, 6.1, 6.6. */
  sharePower: 3,
  /** How much more an entry counts if its title is the query: 1.4, 3.7, 1.8, 0.4. */
  similarity: 1.5,
  /** How much more it counts if all words are close together in its text: 0.0, 1.9, 1.3, 0.9. */
  passage: 1,
  /** If its title has them in the same order, as "from v7 to v8": 0.5, 0.4, -0.4, -0.4. */
  order: 1,
  /** A short query usually refers to a page, a longer one to a section: 0.3, 0.0, 0.0, 0.0 and -1.2, 0.8, 4.4, 2.2. */
  favoredKind: 1.5,
  /** A longer query rarely refers to a name that it doesn't contain: 0.3, 0.1, 0.6, 0.4. */
  apiInSentence: 0.5,
  /** Migration guides name nearly everything, but answer only questions about upgrades: 0.4, 0.2, 1.1, 0.0. */
  migration: 0.25,
  /** The product of the current page. The queries are asked without a page. */
  current: 1.2,
  /** Entries that cover less of the query than this share of the best one are noise; they are not even counted. */
  leastOfBest: 0.5,
};
/** From this number of words, a query is a sentence. */
export const LONG_QUESTION_WORDS = 3;
/** A short sentence about an identifier asks for its reference; a longer one usually for a guide: 0.5, 1.9, 4.4, 2.3. */
const MAX_OTHER_WORDS = 1;
/** A guide whose title is the query, in its product or as its overview, is at least the second hit: `tooltip`, `tree`. */
const LAST_PLACE_OF_NAMED_GUIDE = 1;
/** A prop whose name is typed in words, possibly unfinished, is at least the third hit: `sort mod`, `column width`. */
const LAST_PLACE_OF_SPELLED_MEMBER = 2;

const UPGRADE_WORDS =
  /migrat|upgrad|updat(?:e|ing) (?:to|from)|breaking|codemod|deprecat|renam|removed|replac|changed|lab\b|\bv?[4-8](?:\.\d|\.x|\b)/i;

/**
 * What comes before everything else, in this order: a section that quotes a pasted message, a name written like code, a guide
 * whose name is the only word of the query, another exact name, a name in a sentence, and the beginning of a name, a misspelled
 * one, or the title of a page. `tooltip` is also a prop, but users who type a plain word usually want to read about it.
 */
const TIERS = { quoted: 6, written: 5, guide: 4, exact: 3, mentioned: 2, started: 1 };
const NO_PRECEDENCE: readonly number[] = [];
/** Among matching names, owners come before their members. */
const NAME_RANKS: readonly (readonly HitKind[])[] = [
  ['component', 'hook', 'interface'],
  ['prop', 'property', 'slot', 'selector'],
  ['class', 'variable', 'type', 'event'],
  ['parameter'],
];

export interface RankingFacts {
  spellings: Spellings;
  /** The weight of each query word. */
  weights: readonly number[];
  /** Sections that quote the pasted message, with the share of it that matches. */
  quoting: ReadonlyMap<number, number>;
  /** Query words that name each product completely, which match all of its entries. */
  productWords: ReadonlyMap<SearchShard, readonly number[]>;
  /** The words in the names of each product. */
  productNames: ReadonlyMap<SearchShard, ReadonlySet<string>>;
  /** How probable each product is by the words of the query, at most 1. */
  products: ReadonlyMap<SearchShard, number>;
  /** The text of an entry as stems. */
  textOf: (id: number) => readonly string[];
  /** The product of the current page. */
  current: SearchShard | undefined;
}

/** Drops entries that match much less of the query than the best one, and sorts the rest by what their words alone say. */
export function selectRelevant(
  query: Query,
  entries: readonly Entry[],
  { ids, degrees }: Matches,
  { spellings, weights, quoting, productWords, productNames, products, current }: RankingFacts,
): Candidate[] {
  const total = sum(weights) || 1;
  const shares = new Float64Array(entries.length);
  let best = 0;
  for (const id of ids) {
    let matched = 0;
    for (let word = 0; word < weights.length; word += 1)
      matched += (degrees[id * weights.length + word] ?? 0) * (weights[word] ?? 0);
    for (const word of productWords.get(entries[id]?.shard ?? 'general') ?? [])
      matched += (1 - (degrees[id * weights.length + word] ?? 0)) * (weights[word] ?? 0);
    shares[id] = matched / total;
    if (matched / total > best) best = matched / total;
  }
  const relevant: Candidate[] = [];
  for (const id of quoting.size === 0 ? ids : new Set([...ids, ...quoting.keys()])) {
    const entry = entries[id];
    if (!entry) continue;
    const isSpelled = isSpelledMember(query, entry, productNames);
    const share = shares[id] ?? 0;
    const isNear = entry.shard === current;
    const quoted = quoting.get(id);
    const precedence =
      quoted !== undefined
        ? [TIERS.quoted, quoted]
        : isGuideOfWord(query, entry, productNames)
          ? [TIERS.guide]
          : precedenceOf(query, entry, spellings, isNear);
    if (precedence.length === 0 && !isSpelled && share < best * WEIGHTS.leastOfBest) continue;
    const score =
      share ** WEIGHTS.sharePower *
      kindFactor(query, entry) *
      (isNear ? WEIGHTS.current : (products.get(entry.shard) ?? 1)) *
      migrationFactor(query, entry);
    relevant.push({ id, entry, score, precedence, isSpelled });
  }
  return relevant.sort(byScore);
}

/** Sorts by how much of the query matches, and where: in the title, or close together in the text. */
export function rank(
  query: Query,
  candidates: readonly Candidate[],
  { spellings, weights, productNames, textOf }: RankingFacts,
): readonly Candidate[] {
  const total = sum(weights) || 1;
  const ranked = candidates
    .map((candidate) => {
      const { id, entry, score } = candidate;
      const passage = bestPassage(textOf(id), spellings, weights) / total;
      return {
        ...candidate,
        score:
          score *
          (1 + WEIGHTS.passage * passage) *
          titleFactor(query, entry, spellings, weights, productNames.get(entry.shard)),
      };
    })
    .sort(byScore);
  const spelled = ranked.filter(({ isSpelled }) => isSpelled);
  const member = spelled.find(({ entry }) => entry.key === query.key) ?? spelled[0];
  const guide = ranked.find(({ entry }) => isNamedGuide(query, entry, productNames));
  return lift(lift(ranked, member, LAST_PLACE_OF_SPELLED_MEMBER), guide, LAST_PLACE_OF_NAMED_GUIDE);
}

/** Moves a candidate up to a place, if it isn't there or above. */
function lift(ranked: readonly Candidate[], meant: Candidate | undefined, lastPlace: number): readonly Candidate[] {
  if (!meant || ranked.indexOf(meant) <= lastPlace) return ranked;
  return ranked.filter((candidate) => candidate !== meant).toSpliced(lastPlace, 0, meant);
}

/** `sort mod` and `sort model` are `sortModel`; `column width` is `width` of `GridColDef`. */
function isSpelledMember(
  { key: asked, words }: Query,
  { kind, key, stems, isMinor, owners, shard }: Entry,
  productNames: RankingFacts['productNames'],
): boolean {
  if ((kind !== 'prop' && kind !== 'property') || isMinor || words.length < 2) return false;
  if (key.startsWith(asked)) return true;
  const [other, ...more] = words.filter(
    ({ text }, index) => !stems.some((part) => isMeantBy(text, part, index === words.length - 1)),
  );
  if (!other || more.length > 0 || stems.length !== words.length - 1) return false;
  return owners.some(({ name }) => {
    const parts = wordsOf(name)
      .flatMap((word) => (word.parts.length > 0 ? word.parts : [word.text]))
      .filter((part) => !productNames.get(shard)?.has(part));
    // `Col` is short for column.
    return parts.some((part) => stem(part) === stem(other.text) || (part.length > 2 && other.text.startsWith(part)));
  });
}

/** A word that is still being typed means all that it begins. */
function isMeantBy(word: string, part: string, isUnfinished: boolean): boolean {
  return stem(word) === part || (isUnfinished && word.length > 2 && part.startsWith(word));
}

function byScore(a: Candidate, b: Candidate): number {
  const count = Math.max(a.precedence.length, b.precedence.length);
  for (let at = 0; at < count; at += 1) {
    const difference = (b.precedence[at] ?? 0) - (a.precedence[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return b.score - a.score;
}

function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0);
}

function migrationFactor({ text }: Query, { path }: Entry): number {
  return path.startsWith('migration') && !UPGRADE_WORDS.test(text) ? WEIGHTS.migration : 1;
}

function kindFactor({ stems, names }: Query, { kind, path, title, key, stems: entryStems }: Entry): number {
  // An explorer only shows what guides explain.
  if (path.startsWith('explorer/')) return 1;
  if (stems.size < LONG_QUESTION_WORDS) return kind === 'page' ? WEIGHTS.favoredKind : 1;
  // A name inside a longer query is still a name.
  if (isApi(kind)) return names.includes(key) && /[a-z][A-Z]/.test(title) ? 1 : WEIGHTS.apiInSentence;
  // A page that has the whole query in its title is as good as a section.
  const isFavored = kind === 'section' || (kind === 'page' && [...stems].every((word) => entryStems.includes(word)));
  return isFavored ? WEIGHTS.favoredKind : 1;
}

/** The similarity of title and query, and whether the words are in the same order. */
function titleFactor(
  { stems, words, pairs }: Query,
  entry: Entry,
  spellings: Spellings,
  weights: readonly number[],
  product: ReadonlySet<string> | undefined,
): number {
  // "Data Grid sorting" also matches "sorting" completely, and "datagrid sorting" matches "Sort".
  const isOfProduct = (word: string) => product?.has(word) === true || LIBRARY.has(word);
  const isOnlyProduct = [...stems].every(isOfProduct);
  const left = isOnlyProduct
    ? weights
    : weights.map((weight, word) => (isOfProduct(stem(words[word]?.text ?? '')) ? 0 : weight));
  const total = sum(left) || 1;
  const likeness = (title: readonly string[]) => {
    const { recall, precision } = coverage(title, spellings, left);
    const share = recall / total;
    return share + precision > 0 ? (2 * share * precision) / (share + precision) : 0;
  };
  const significant = (title: readonly string[]) =>
    isOnlyProduct ? title : title.filter((word) => !isOfProduct(word));
  const own = likeness(significant(entry.stems));
  // Many headings need their page: "Handle missing values" of "Line charts".
  const withPage =
    entry.pageStems.length === 0
      ? 0
      : likeness([...new Set([...significant(entry.stems), ...significant(entry.pageStems)])]);
  const similarity = Math.max(own, withPage);
  return 1 + WEIGHTS.similarity * similarity + (similarity > 0 ? WEIGHTS.order * samePairs(pairs, entry) : 0);
}

/** The share of the query's word pairs in a title: "from v7" is in "from v7 to v8", but not in "from v6 to v7". */
function samePairs(pairs: Query['pairs'], entry: Entry): number {
  if (pairs.size === 0 || isApi(entry.kind)) return 0;
  const inTitle = titlePairs.get(entry) ?? pairsOf(entry.title);
  titlePairs.set(entry, inTitle);
  return inTitle.filter((pair) => pairs.has(pair)).length / pairs.size;
}

const titlePairs = new WeakMap<Entry, readonly string[]>();

function precedenceOf(query: Query, entry: Entry, spellings: Spellings, isNear: boolean): readonly number[] {
  const { key: asked, name, names, words, identifiers, text } = query;
  const { kind, key: own, title, chinese, isMinor, owners, shard } = entry;
  // "Date Time Field" is not "Date and time fields".
  if (kind === 'page' && (own === asked || (chinese && squash(chinese) === asked))) return [TIERS.started, 0];
  if (!isApi(kind) || isPlainWord(entry)) return NO_PRECEDENCE;
  const rank = NAME_RANKS.findIndex((kinds) => kinds.includes(kind));
  if (name !== own && !names.includes(own) && !identifiers.names.has(own)) {
    const isMeant = own.startsWith(name ?? own) || spellings.get(own)?.answers.length === words.length;
    const isStarted = name !== undefined && identifiers.names.has(name) && isMeant && !isMinor;
    return isStarted ? [TIERS.started, -rank] : NO_PRECEDENCE;
  }
  // `GridColDef.valueGetter`, `DatePicker minDate`: a member and its owner.
  const isOwned =
    names.length === 2 &&
    names.includes(own) &&
    owners.some((owner) => squash(owner.name) !== own && names.includes(squash(owner.name)));
  if (isMinor && kind !== 'type' && kind !== 'component') return NO_PRECEDENCE;
  if (name !== own && !isOwned) return isMentioned(identifiers, own, kind) ? [TIERS.mentioned, -rank] : NO_PRECEDENCE;
  const isAsTyped = text.includes(title);
  const product = SEARCH_SHARDS.indexOf(shard);
  const rankInside = NAME_RANKS[rank]?.indexOf(kind) ?? 0;
  const tier = isAsTyped && /[A-Z]/.test(title) ? TIERS.written : TIERS.exact;
  return [tier, Number(isOwned), Number(isAsTyped), -rank, Number(isNear), -product, -rankInside];
}

/** `resize` is an event, but the word usually means a feature. */
function isPlainWord({ kind, title }: Entry): boolean {
  return kind === 'event' && !/[A-Z]/.test(title);
}

/** A class is rarely explained elsewhere. A component in a sentence is only its topic: "how to sort DataGrid". */
function isMentioned({ names, otherWords }: Query['identifiers'], name: string, kind: HitKind): boolean {
  return (
    names.has(name) &&
    kind !== 'component' &&
    (kind === 'class' || kind === 'variable' || otherWords <= MAX_OTHER_WORDS)
  );
}
