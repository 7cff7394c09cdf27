import type MiniSearch from 'minisearch';
import type { Lexicon } from './lexicon.ts';
import type { Query } from './query.ts';

/** The query with unknown words replaced by similar known ones; `undefined` if there are none. */
export function suggest({ words }: Query, index: MiniSearch, known: Lexicon['known']): string | undefined {
  let isChanged = false;
  const corrected = words.map(({ text }) => {
    if (known.has(text)) return text;
    const nearest = nearestTerm(text, index);
    const word = nearest === undefined ? undefined : known.get(nearest)?.word;
    isChanged ||= word !== undefined;
    return word ?? text;
  });
  return isChanged ? corrected.join(' ') : undefined;
}

function nearestTerm(word: string, index: MiniSearch): string | undefined {
  if (word.length < 3) return undefined;
  const [first] = index.search(word, { fuzzy: 0.4, prefix: false, tokenize: (text) => [text], processTerm: (term) => term, fields: ['title', 'key', 'alias'] });
  return first?.terms[0];
}
