import type { Lexicon } from './lexicon.ts';
import type { Query } from './query.ts';
import type { TermIndex } from './termIndex.ts';

/** A word with more wrong characters is a different one. */
const MAX_WRONG_SHARE = 1 / 3;

/** The query with unknown words replaced by similar known ones; `undefined` if any word resembles none. */
export function suggest({ words }: Query, index: TermIndex, known: Lexicon['known']): string | undefined {
  const corrected = words.map(({ text }) => {
    if (known.has(text)) return text;
    const nearest = nearestTerm(text, index);
    return nearest === undefined ? undefined : known.get(nearest);
  });
  const isChanged = corrected.some((word, at) => word !== words[at]?.text);
  // A query that keeps a word that matches nothing would find something unrelated.
  return isChanged && corrected.every((word) => word !== undefined) ? corrected.join(' ') : undefined;
}

function nearestTerm(word: string, index: TermIndex): string | undefined {
  if (word.length < 3) return undefined;
  return index.similarTo(word, Math.floor(word.length * MAX_WRONG_SHARE)).toSorted((a, b) => a.typos - b.typos)[0]
    ?.term;
}
