import { SEARCH_SHARDS, type HitKind, type SearchShard } from '#model/search';
import type { Entry } from './entries.ts';
import { isApi } from './filters.ts';
import { bestPassage, coverage, type Matches, type Spellings } from './matching.ts';
import type { Query } from './query.ts';
import { pairsOf, squash, stem, wordsOf } from './words.ts';

/** A matching entry. */
export interface Candidate {
  id: number;
  entry: Entry;
  score: number;
  /** For exact names and quoted messages, which come before everything else. */
  bonus: number;
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
const LONG_QUESTION_FACTORS = { page: 1, section: 1.4, demo: 1.1, api: 0.4, named: 1 };
const MINOR_FACTOR = 0.4;
const TITLE_FACTOR = 3;
/** Words that name the library itself, in titles such as "MUI X installation". */
const LIBRARY: ReadonlySet<string> = new Set(['mui', 'x']);
/** How much more an entry counts if its title is similar, has the words in the same order, or is the query. */
const SIMILARITY_BONUS = 2;
const ORDER_BONUS = 0.7;
const EXACT_TITLE_BONUS = { page: 2, other: 1 };
/** How much more an entry counts if all words are close together in its text. */
const PASSAGE_BONUS = 1.4;
/** An entry that matches most of the query counts much more than one that matches half of it. */
const SHARE_POWER = 2.5;
/** A title that matches only together with that of its page is less similar. */
const WITH_PAGE_FACTOR = 0.9;
const MIGRATION_FACTOR = 0.25;
const UPGRADE_WORDS =
  /migrat|upgrad|updat(?:e|ing) (?:to|from)|breaking|codemod|deprecat|renam|removed|replac|changed|lab\b|\bv?[4-8](?:\.\d|\.x|\b)/i;
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
/** The beginning of an identifier, while it is typed, or a misspelled one. */
const STARTED = 100_000;
const STEP = 10_000;
/** Among exact matches, owners come before their members. */
const NAME_RANKS: readonly (readonly HitKind[])[] = [
  ['component', 'hook', 'interface'],
  ['prop', 'property', 'slot', 'selector'],
  ['class', 'variable', 'type', 'event'],
  ['parameter'],
];

/** A guide whose title is the query, in its product or as its overview, is at least the second hit: `tooltip`, `tree`. */
const LAST_PLACE_OF_NAMED_GUIDE = 1;

/** Entries that cover much less of the query than the best one are noise. */
const MIN_SHARE_OF_BEST = 0.5;

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
  { spellings, weights, quoting, productWords, products, current }: RankingFacts,
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
    const share = shares[id] ?? 0;
    if (!entry) continue;
    const isNear = entry.shard === current;
    const quoted = quoting.get(id);
    const bonus = quoted === undefined ? nameBonus(query, entry, spellings, isNear) : QUOTED + STEP * quoted;
    if (bonus === 0 && share < best * MIN_SHARE_OF_BEST) continue;
    const score =
      share ** SHARE_POWER *
      kindFactor(query, entry) *
      (isNear ? CURRENT_FACTOR : (products.get(entry.shard) ?? 1)) *
      migrationFactor(query, entry);
    relevant.push({ id, entry, score, bonus });
  }
  return relevant.sort(byScore);
}

/** Sorts by how much of the query matches, and where: in the title, or close together in the text. */
export function rank(
  query: Query,
  candidates: readonly Candidate[],
  { spellings, weights, productNames, textOf }: RankingFacts,
): Candidate[] {
  const total = sum(weights) || 1;
  const ranked = candidates
    .map((candidate) => {
      const { id, entry, score } = candidate;
      const passage = bestPassage(textOf(id), spellings, weights) / total;
      return {
        ...candidate,
        score:
          score *
          (1 + PASSAGE_BONUS * passage) *
          titleFactor(query, entry, spellings, weights, productNames.get(entry.shard)),
      };
    })
    .sort(byScore);
  const guide = ranked.findIndex(({ entry }) => isNamedGuide(query, entry, productNames));
  return guide <= LAST_PLACE_OF_NAMED_GUIDE
    ? ranked
    : ranked.toSpliced(guide, 1).toSpliced(LAST_PLACE_OF_NAMED_GUIDE, 0, ...ranked.slice(guide, guide + 1));
}

function isNamedGuide(
  { stems }: Query,
  { kind, path, shard, title, stems: titleStems }: Entry,
  productNames: RankingFacts['productNames'],
): boolean {
  if (kind !== 'page' || stems.size === 0) return false;
  const named = [...productNames].find(([, words]) => [...stems].every((word) => words.has(word)));
  if (named) return path === `react-${named[0]}`;
  const topic = titleStems.filter((word) => !productNames.get(shard)?.has(word));
  return (
    topic.length === stems.size && [...topic, stem(wordsOf(title).at(-1)?.text ?? '')].every((word) => stems.has(word))
  );
}

function byScore(a: Candidate, b: Candidate): number {
  return b.bonus - a.bonus || b.score - a.score;
}

function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0);
}

/** Migration guides name nearly everything; they answer only questions about upgrades. */
function migrationFactor({ text }: Query, { path }: Entry): number {
  return path.startsWith('migration') && !UPGRADE_WORDS.test(text) ? MIGRATION_FACTOR : 1;
}

function kindFactor({ stems, names, key: asked }: Query, entry: Entry): number {
  const { kind, isMinor, title, key, stems: entryStems } = entry;
  const minor = isMinor || isPlainWord(entry) ? MINOR_FACTOR : 1;
  // "Date Time Field" is not "Date and time fields".
  if (kind === 'page' && (key === asked || (entry.chinese && squash(entry.chinese) === asked))) return TITLE_FACTOR;
  if (stems.size < LONG_QUESTION_WORDS) return KIND_FACTORS[kind] * minor;
  // A name inside a longer query is still a name.
  const isNamed = names.includes(key) && /[a-z][A-Z]/.test(title);
  if (isApi(kind))
    return KIND_FACTORS[kind] * (isNamed ? LONG_QUESTION_FACTORS.named : LONG_QUESTION_FACTORS.api) * minor;
  // A page that has the whole query in its title comes before sections.
  if (kind === 'page' && [...stems].every((word) => entryStems.includes(word))) return KIND_FACTORS.page;
  return LONG_QUESTION_FACTORS[kind as 'page' | 'section' | 'demo'] * minor;
}

/** The similarity of title and query, with a bonus for an exact match and for words in the same order. */
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
      : WITH_PAGE_FACTOR * likeness([...new Set([...significant(entry.stems), ...significant(entry.pageStems)])]);
  const similarity = Math.max(own, withPage);
  return (
    1 +
    SIMILARITY_BONUS * similarity +
    (own > 0.99 ? EXACT_TITLE_BONUS[entry.kind === 'page' ? 'page' : 'other'] : 0) +
    (similarity > 0 ? ORDER_BONUS * samePairs(pairs, entry) : 0)
  );
}

/** The share of the query's word pairs in a title: "from v7" is in "from v7 to v8", but not in "from v6 to v7". */
function samePairs(pairs: Query['pairs'], entry: Entry): number {
  if (pairs.size === 0 || isApi(entry.kind)) return 0;
  const inTitle = titlePairs.get(entry) ?? pairsOf(entry.title);
  titlePairs.set(entry, inTitle);
  return inTitle.filter((pair) => pairs.has(pair)).length / pairs.size;
}

const titlePairs = new WeakMap<Entry, readonly string[]>();

function nameBonus(query: Query, entry: Entry, spellings: Spellings, isNear: boolean): number {
  const { name, names, words, identifiers, text } = query;
  if (!isApi(entry.kind) || isPlainWord(entry)) return 0;
  const own = entry.key;
  const kindRank = NAME_RANKS.findIndex((kinds) => kinds.includes(entry.kind));
  if (name !== own && !names.includes(own) && !identifiers.names.has(own)) {
    const isMeant = own.startsWith(name ?? own) || spellings.get(own)?.answers.length === words.length;
    return name !== undefined && identifiers.names.has(name) && isMeant && !entry.isMinor
      ? STARTED - STEP * kindRank
      : 0;
  }
  // `GridColDef.valueGetter`, `DatePicker minDate`: a member and its owner.
  const isOwned =
    names.length === 2 &&
    names.includes(own) &&
    entry.owners.some((owner) => squash(owner.name) !== own && names.includes(squash(owner.name)));
  if (entry.isMinor && entry.kind !== 'type' && entry.kind !== 'component') return 0;
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
  return (
    names.has(name) &&
    kind !== 'component' &&
    (kind === 'class' || kind === 'variable' || otherWords <= MAX_OTHER_WORDS)
  );
}
