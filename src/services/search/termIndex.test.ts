import { describe, expect, it } from 'vitest';
import { SEARCH_FORMAT } from '#model/search';
import { entriesOf } from './entries.ts';
import { countTerms } from './statistics.ts';
import { indexEntries } from './termIndex.ts';

const entries = entriesOf({
  format: SEARCH_FORMAT,
  stamp: '',
  sections: [['Data Grid', '', 0]],
  pages: [['react-data-grid/sorting', 0, 'Sorting', 0, 0, '', '']],
  headings: [[0, 'several', 'Sort by several columns', 'blanks', 'Keep blanks last']],
  demos: [],
  owners: [],
  members: [],
  listed: [],
  types: [],
  messages: [],
  synonyms: {},
});
const frequency = (index: ReturnType<typeof indexEntries>, term: string, id: number) =>
  index.entriesWith(term)?.get(id) ?? 0;

describe('the index of terms', () => {
  const index = indexEntries(entries);
  index.addText([
    [0, 'Click a header to order the rows.', '', 'arrange'],
    [1, 'Hold Shift.'],
    [2, `Nulls come last. ${'More words. '.repeat(40)}`],
  ]);

  it('weighs titles more than texts, and words of long texts less', () => {
    expect(frequency(index, 'blank', 2)).toBeGreaterThan(frequency(index, 'null', 2));
    expect(frequency(index, 'shift', 1)).toBeGreaterThan(frequency(index, 'null', 2));
  });

  it('finds the phrases of a page, and less so its sections', () => {
    expect(frequency(index, 'arrang', 0)).toBeGreaterThan(frequency(index, 'arrang', 1));
    expect(frequency(index, 'arrang', 1)).toBeGreaterThan(0);
  });

  it('completes and corrects words', () => {
    expect(index.startingWith('colu')).toEqual(['column', 'columns']);
    expect(index.startingWith('zzz')).toEqual([]);
    expect(index.similarTo('colunms')).toContainEqual({ term: 'columns', typos: 1 });
  });

  it('tells rare words and products', () => {
    const { rarityOf, usageOf } = countTerms(entries, index);
    expect(rarityOf('shift')).toBeGreaterThan(rarityOf('sort') ?? Infinity);
    expect(rarityOf('unknown')).toBeUndefined();
    expect(usageOf('shift')?.get('data-grid')).toBeCloseTo(1 / 3);
  });
});
