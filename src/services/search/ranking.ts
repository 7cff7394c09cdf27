import { SEARCH_SHARDS, type HitKind, type SearchShard } from '#model/search';
import type { Entry } from './entries.ts';
import { isApi } from './filters.ts';
import type { Query } from './query.ts';
import { squash } from './words.ts';

/** How an entry was found: its score, and the words of the question that it answers. */
export interface Candidate {
  id: number;
  entry: Entry;
  score: number;
  answered: ReadonlySet<number>;
  /** The words of the entry that were met, also by another spelling or a synonym. */
  terms: ReadonlySet<string>;
}

/** What a word or two stand for: a page rather than a part of it, a component rather than one of its classes. */
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
  type: 0.5,
};
/** A question in several words is answered by a section or a demo, seldom by a name. */
const LONG_QUESTION_WORDS = 3;
const LONG_QUESTION_FACTORS = { page: 1, section: 1.4, demo: 1, api: 0.6, named: 1 };
const MINOR_FACTOR = 0.4;
/** Words that name the library itself, in titles such as "MUI X installation". */
const LIBRARY: ReadonlySet<string> = new Set(['mui', 'x']);
/** The product of the page a reader is on is preferred, never forced. */
const CURRENT_FACTOR = 1.2;

/** Above every score; names are never mixed with words. */
const EXACT = 1_000_000;
const STEP = 10_000;
/** Of things with the very name that was typed, the one that others belong to comes first. */
const NAME_RANKS: readonly (readonly HitKind[])[] = [['component', 'hook', 'interface'], ['prop', 'property', 'slot'], ['class', 'variable', 'type'], ['parameter']];

/** Entries that answer much less of the question than the best one are noise. */
const MIN_SHARE_OF_BEST = 0.5;

/**
 * Orders what was found, without what is far off: the exact name first, then how much of the question is answered, and
 * where. `weights` says how much each word of the question counts, `products` which words name a product.
 */
export function rank(
  query: Query,
  candidates: readonly Candidate[],
  { weights, products, current }: { weights: readonly number[]; products: ReadonlyMap<SearchShard, ReadonlySet<string>>; current: SearchShard | undefined },
): Candidate[] {
  const asked = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let best = 0;
  const judged = candidates.map((candidate) => {
    const { entry, answered } = candidate;
    let share = 0;
    for (const word of answered) share += (weights[word] ?? 0) / asked;
    if (share > best) best = share;
    const isNear = entry.shard === current;
    const score = candidate.score * share ** (query.stems.size < LONG_QUESTION_WORDS ? 2 : 2.5) * kindFactor(query, entry) * (isNear ? CURRENT_FACTOR : 1) * titleFactor(query, candidate, products.get(entry.shard));
    const bonus = nameBonus(query, entry, isNear);
    return { ...candidate, score: score + bonus, share: bonus > 0 ? 1 : share };
  });
  return judged.filter(({ share }) => share >= best * MIN_SHARE_OF_BEST).sort((a, b) => b.score - a.score);
}

function kindFactor({ stems, names }: Query, { kind, isMinor, title }: Entry): number {
  const minor = isMinor ? MINOR_FACTOR : 1;
  if (stems.size < LONG_QUESTION_WORDS) return KIND_FACTORS[kind] * minor;
  // A name in the middle of a question is still a name.
  const isNamed = /[a-z][A-Z]/.test(title) && names.includes(squash(title));
  if (isApi(kind)) return KIND_FACTORS[kind] * (isNamed ? LONG_QUESTION_FACTORS.named : LONG_QUESTION_FACTORS.api) * minor;
  return LONG_QUESTION_FACTORS[kind as 'page' | 'section' | 'demo'];
}

/** How alike title and question are, in both directions; a title that is the whole question is what was meant. */
function titleFactor({ stems }: Query, { entry, terms }: Candidate, product: ReadonlySet<string> | undefined): number {
  // "Data Grid sorting" is what "sorting" means in the data grid.
  const withoutProduct = entry.kind === 'page' ? entry.stems.filter((word) => !product?.has(word) && !LIBRARY.has(word)) : entry.stems;
  const isMet = (word: string) => stems.has(word) || (entry.kind === 'page' && terms.has(word));
  const likeness = Math.max(...[entry.stems, withoutProduct].map((title) => (2 * title.filter(isMet).length) / (title.length + stems.size || 1)));
  return 1 + likeness + (likeness === 1 ? (entry.kind === 'page' ? 2 : 1) : 0);
}

function nameBonus({ name, names, text }: Query, entry: Entry, isNear: boolean): number {
  if (!isApi(entry.kind)) return 0;
  const own = squash(entry.title);
  // `GridColDef.valueGetter`, `DatePicker minDate`: a name and what has it.
  const isOwned = names.length === 2 && names.includes(own) && entry.owners.some((owner) => squash(owner.name) !== own && names.includes(squash(owner.name)));
  if ((name !== own && !isOwned) || (entry.isMinor && entry.kind !== 'type' && entry.kind !== 'component')) return 0;
  const isAsTyped = text.includes(entry.title);
  const kindRank = NAME_RANKS.findIndex((kinds) => kinds.includes(entry.kind));
  const product = SEARCH_SHARDS.indexOf(entry.shard) / SEARCH_SHARDS.length;
  return EXACT + STEP * ((isOwned ? 8 : 0) + (isAsTyped ? 5 : 0) - kindRank + (isNear ? 1.5 : 0) - product);
}
