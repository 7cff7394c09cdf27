import { describe, expect, it } from 'vitest';
import { guessedWords, maxTypos } from './guesses.ts';
import { readQuery } from './query.ts';

const known = new Map(
  ['stacking', 'stack', 'total', 'row', 'sorting', 'sort', 'pin', 'column'].map((word) => [word, word]),
);
const synonyms = new Map([
  ['sticky', ['pin']],
  ['frozen', ['nowhere']],
]);
const guessed = (text: string) => {
  const query = readQuery(text, {
    synonyms,
    compounds: new Map(),
    known,
    products: new Map(),
    productNames: new Map(),
  });
  return [...guessedWords(query, known)].map((index) => query.words[index]?.text);
};

describe('words to guess', () => {
  it.each([
    ['sorting rows', []],
    ['sorted totals', []],
    ['sticky total row', []],
    ['frozen row', ['frozen']],
    ['colum', []],
    ['how to sort colunms', ['colunms']],
    ['sortng totla', ['sortng', 'totla']],
    ['xyz', []],
  ])('%j: %j', (text, words) => expect(guessed(text)).toEqual(words));

  it.each([
    ['abc', 0],
    ['rows', 1],
    ['colum', 1],
    ['sortng', 2],
  ])('%j may have %i typos', (word, count) => expect(maxTypos(word)).toBe(count));
});
