import { describe, expect, it } from 'vitest';
import { searchSynonyms } from '#content/search-synonyms.ts';
import { SEARCH_NAMES_FILE, SEARCH_SHARDS, searchTextFile, type SearchNames, type SearchText } from '#model/search';
import { stem, termsOf, wordsOf } from '../../src/services/search/words.ts';
import { readIndexFile } from './queries.ts';

const { synonyms: _, ...names } = readIndexFile(SEARCH_NAMES_FILE) as SearchNames;
const texts = SEARCH_SHARDS.map((shard) => (readIndexFile(searchTextFile(shard)) as SearchText).rows);
const known = new Set(termsOf(JSON.stringify([names, texts])));
const stems = (text: string) => wordsOf(text).map((word) => stem(word.text));

describe('synonyms', () => {
  const rows = Object.entries(searchSynonyms);

  it('are at least 150', () => expect(rows.length).toBeGreaterThanOrEqual(150));

  it('have one or two words on the left, each pair of stems once', () => {
    expect(rows.filter(([asked]) => ![1, 2].includes(wordsOf(asked).length)).map(([asked]) => asked)).toEqual([]);
    const keys = rows.map(([asked]) => stems(asked).join(' '));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('lead only to words of the site', () => {
    const lost = rows.flatMap(([asked, meant]) =>
      stems(meant)
        .filter((word) => !known.has(word))
        .map((word) => `${asked}: ${word}`),
    );
    expect(lost).toEqual([]);
  });

  it('add a word that is not typed already', () => {
    expect(
      rows
        .filter(([asked, meant]) => stems(meant).every((word) => stems(asked).includes(word)))
        .map(([asked]) => asked),
    ).toEqual([]);
  });
});
