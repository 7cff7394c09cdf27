import type { Lexicon } from './lexicon.ts';
import type { Query } from './query.ts';

/** Shorter words are too similar to each other. */
const MIN_CHARACTERS = 4;

/**
 * Indexes of the query words that match nothing as written, by stem, as the beginning of a word, or by a synonym. Only
 * these are probably typos.
 */
export function guessedWords(
  { words, terms }: Pick<Query, 'words' | 'terms'>,
  known: Pick<Lexicon['known'], 'has' | 'keys'>,
): ReadonlySet<number> {
  const found = new Set([...terms].flatMap(([term, { answers }]) => (known.has(term) ? answers : [])));
  const unknown = [...words.entries()].filter(
    ([index, { text, isFiller }]) => !isFiller && !found.has(index) && text.length >= MIN_CHARACTERS,
  );
  if (unknown.length === 0) return new Set();
  const all = [...known.keys()];
  return new Set(unknown.filter(([, { text }]) => !all.some((term) => term.startsWith(text))).map(([index]) => index));
}

/** The number of wrong characters to tolerate in a word. */
export function maxTypos(word: string): number {
  return word.length < MIN_CHARACTERS ? 0 : word.length < 6 ? 1 : 2;
}
