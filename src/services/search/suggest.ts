import type { Lexicon } from './lexicon.ts';
import type { Query } from './query.ts';
import type { TermIndex } from './termIndex.ts';

/** The query with unknown words replaced by similar known ones; `undefined` if there are none. */
export function suggest({ words }: Query, index: TermIndex, known: Lexicon['known']): string | undefined {
  let isChanged = false;
  const corrected = words.map(({ text }) => {
    if (known.has(text)) return text;
    const nearest = nearestTerm(text, index);
    const word = nearest === undefined ? undefined : known.get(nearest);
    isChanged ||= word !== undefined;
    return word ?? text;
  });
  return isChanged ? corrected.join(' ') : undefined;
}

function nearestTerm(word: string, index: TermIndex): string | undefined {
  if (word.length < 3) return undefined;
  return index.similarTo(word, Math.round(word.length * 0.4)).toSorted((a, b) => a.typos - b.typos)[0]?.term;
}
