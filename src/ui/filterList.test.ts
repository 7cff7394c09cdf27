import { expect, it } from 'vitest';
import { countOfMatches, hasWords, wordsIn } from './filterList.ts';

it.each([
  ['', true],
  ['  ', true],
  ['Row', true],
  ['pinned  ROW', true],
  ['row charts', false],
])('finds %j in a text: %s', (words, isFound) => {
  expect(hasWords('row pinning pinned rows', wordsIn(words))).toBe(isFound);
});

it('counts matches, or says that there are none', () => {
  expect(countOfMatches(3, 120, 'None')).toBe('3 / 120');
  expect(countOfMatches(0, 120, 'None')).toBe('None');
});
