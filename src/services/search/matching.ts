import type { Query } from './query.ts';
import type { TermIndex } from './termIndex.ts';

/** A word that is completed or corrected may mean another one. */
const COMPLETION_FACTOR = 0.5;
const CORRECTION_FACTOR = 0.6;
/** The weighted frequency at which a term counts half; more occurrences add less and less (BM25). */
const SATURATION = 2.1;
const PASSAGE_WORDS = 24;

/** A term to look up, the query words that it covers, and how well. */
export interface Spelling {
  answers: readonly number[];
  weight: number;
}

export type Spellings = ReadonlyMap<string, Spelling>;

/** All terms to look up: those of the query, completed while typing, and corrected where nothing matches, names as a whole. */
export function spellingsOf(
  query: Query,
  index: TermIndex,
  guessed: ReadonlySet<number>,
  rarityOf: (term: string) => number | undefined,
): Spellings {
  const spellings = new Map<string, Spelling>();
  const add = (term: string, answers: readonly number[], weight: number) => {
    if (index.entriesWith(term) && (spellings.get(term)?.weight ?? 0) < weight)
      spellings.set(term, { answers, weight });
  };
  // A synonym that is more common than the word says less: `start` for `monday`.
  const rarest = new Map<number, number>();
  for (const [term, { answers, kind }] of query.terms)
    if (kind !== 'name')
      for (const word of answers) rarest.set(word, Math.max(rarest.get(word) ?? 0, rarityOf(term) ?? 0));
  const rarityOfWords = (answers: readonly number[]) => Math.max(...answers.map((word) => rarest.get(word) ?? 0)) || 1;
  for (const [term, { answers, weight, isPrefix, kind }] of query.terms) {
    add(
      term,
      answers,
      kind === 'related' ? weight * Math.min(1, (rarityOf(term) ?? 0) / rarityOfWords(answers)) : weight,
    );
    const isUnknown = term.length > 3 && kind === 'word' && !index.entriesWith(term);
    if (term.length > 1 && (isPrefix || isUnknown))
      for (const longer of index.startingWith(term))
        add(longer, answers, (weight * COMPLETION_FACTOR * term.length) / longer.length);
    const isWrongName =
      term === query.name && query.identifiers.names.has(term) && index.startingWith(term).length === 0;
    if (isWrongName || (kind === 'word' && answers.some((word) => guessed.has(word))))
      for (const { term: near, typos } of index.similarTo(term))
        add(near, answers, (weight * CORRECTION_FACTOR * term.length) / (term.length + typos));
  }
  return spellings;
}

/** The degrees to which entries match the words of the query, in one array, because most of the time would go into thousands. */
export interface Matches {
  ids: ReadonlySet<number>;
  /** By id and word: `degrees[id * words + word]`. */
  degrees: Float64Array;
}

/** A word counts as much as the best of its spellings. */
export function matchesOf({ words }: Query, spellings: Spellings, index: TermIndex, entryCount: number): Matches {
  const ids = new Set<number>();
  const degrees = new Float64Array(entryCount * words.length);
  for (const [term, { answers, weight }] of spellings) {
    for (const [id, frequency] of index.entriesWith(term) ?? []) {
      ids.add(id);
      const degree = (weight * frequency) / (SATURATION + frequency);
      for (const word of answers) {
        const at = id * words.length + word;
        if ((degrees[at] ?? 0) < degree) degrees[at] = degree;
      }
    }
  }
  return { ids, degrees };
}

/** How much of the query is in a title, by the weights of its words, and how much of the title is in the query. */
export function coverage(
  title: readonly string[],
  spellings: Spellings,
  weights: readonly number[],
): { recall: number; precision: number } {
  const degrees = new Float64Array(weights.length);
  let sum = 0;
  let matched = 0;
  for (const word of title) {
    const spelling = spellings.get(word);
    if (!spelling) continue;
    matched += Math.min(1, spelling.weight);
    sum += raise(degrees, spelling, weights);
  }
  return { recall: sum, precision: title.length ? matched / title.length : 0 };
}

/** The most of the query within a few adjacent words of a text: a long text may have all its words, but far apart. */
export function bestPassage(stems: readonly string[], spellings: Spellings, weights: readonly number[]): number {
  const found: { at: number; spelling: Spelling }[] = [];
  for (const [at, word] of stems.entries()) {
    const spelling = spellings.get(word);
    if (spelling) found.push({ at, spelling });
  }
  let best = 0;
  const degrees = new Float64Array(weights.length);
  for (const [first, { at: start }] of found.entries()) {
    degrees.fill(0);
    let sum = 0;
    for (let next = first; next < found.length; next += 1) {
      const { at = Infinity, spelling } = found[next] ?? {};
      if (!spelling || at - start >= PASSAGE_WORDS) break;
      sum += raise(degrees, spelling, weights);
    }
    if (sum > best) best = sum;
  }
  return best;
}

/** Raises the degrees of the words that a spelling covers, and returns the weight gained. */
function raise(degrees: Float64Array, { answers, weight }: Spelling, weights: readonly number[]): number {
  let gained = 0;
  const degree = Math.min(1, weight);
  for (const word of answers) {
    const before = degrees[word] ?? 0;
    if (before >= degree) continue;
    gained += (degree - before) * (weights[word] ?? 0);
    degrees[word] = degree;
  }
  return gained;
}
