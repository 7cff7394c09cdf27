import { describe, expect, it } from 'vitest';
import { isFiller, squash, stem, stemsOf, termsOf, wordsOf } from './words.ts';

describe('words', () => {
  it('splits names and keeps them whole', () => {
    expect(wordsOf('pinnedColumns')[0]).toMatchObject({ text: 'pinnedcolumns', parts: ['pinned', 'columns'] });
    expect(wordsOf('MuiDataGrid-root').map(({ text }) => text)).toEqual(['muidatagrid', 'root']);
    expect(wordsOf('useXAxis')[0]?.parts).toEqual(['use', 'x', 'axis']);
    expect(wordsOf('TreeItem2')[0]?.parts).toEqual(['tree', 'item2']);
  });

  it('returns the position of each word', () => {
    expect(wordsOf('a, Data Grid').map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [3, 7],
      [8, 12],
    ]);
  });

  it('reads Chinese as bigrams', () => {
    expect(wordsOf('树形数据').map(({ text }) => text)).toEqual(['树形', '形数', '数据']);
    expect(wordsOf('树').map(({ text }) => text)).toEqual(['树']);
  });

  it.each([
    ['sorting', 'sort'],
    ['sorted', 'sort'],
    ['sorts', 'sort'],
    ['pinned', 'pin'],
    ['pinning', 'pin'],
    ['controlled', 'control'],
    ['styling', stem('style')],
    ['aggregation', stem('aggregate')],
    ['licenses', stem('licensing')],
    ['classes', stem('class')],
    ['queries', stem('query')],
    ['selectable', 'select'],
    ['collapsible', stem('collapse')],
    ['resizable', stem('resize')],
    ['draggable', 'drag'],
    ['axes', 'axis'],
    ['hidden', stem('hide')],
    ['greyed', stem('gray')],
  ])('stems %s to %s', (word, root) => expect(stem(word)).toBe(root));

  it.each(['axis', 'disabl', 'status', 'class', 'string', 'v8', 'rgb'])('leaves %s unchanged', (word) =>
    expect(stem(word)).toBe(word),
  );

  it('ignores the rest of an apostrophe and words of complaint', () => {
    for (const word of ['t', 's', 'unable', 'still', 'working']) expect(isFiller(word), word).toBe(true);
  });

  it('reads straight and typographic apostrophes alike', () => {
    expect(stemsOf("Don't reset a user's rows")).toEqual(stemsOf('Don’t reset a user’s rows'));
  });

  it('normalizes all spellings of a name', () => {
    expect(new Set(['pinnedColumns', 'pinned-columns', 'Pinned columns', 'PINNED_COLUMNS'].map(squash)).size).toBe(1);
  });

  it('indexes a word as written and by its stem', () => {
    expect(termsOf('Sorting')).toEqual(['sorting', 'sort']);
  });
});
