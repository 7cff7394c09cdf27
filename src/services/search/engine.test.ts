import { describe, expect, it } from 'vitest';
import { SEARCH_FORMAT, type SearchNames } from '#model/search';
import { createEngine } from './engine.ts';

const names: SearchNames = {
  format: SEARCH_FORMAT,
  stamp: 'abc',
  sections: [
    ['Data Grid', '数据表格', 0],
    ['Introduction', '简介', 4],
  ],
  pages: [
    ['react-data-grid/sorting', 0, 'Sorting', 0, 0, '排序', ''],
    ['introduction', 0, 'Overview', 1, 0, '', ''],
    ['api/data-grid/data-grid', 1, 'DataGrid', 0, 0, '', ''],
    ['api/data-grid/data-grid-pro', 1, 'DataGridPro', 0, 1, '', ''],
  ],
  headings: [[0, 'multi-sorting', 'Sort by several columns']],
  demos: [[0, 'MultiSorting', 'Several columns at once', 1, 'DataGridPro sortModel', '0a1b2c']],
  owners: [
    [2, 'DataGrid', '', 0],
    [3, 'DataGridPro', '', 1],
  ],
  members: [
    ['sortModel', 0, 0, 0, 1],
    ['pinnedColumns', 0, 1, 1],
  ],
  listed: [[0, 0, 'sortModelChange', 0]],
  types: [],
  messages: [['MUI X: The sort model … can only contain a single item.', 0, 'multi-sorting']],
  synonyms: { order: 'sort' },
};
const text = (more = {}) => ({
  format: SEARCH_FORMAT,
  stamp: 'abc',
  shard: 'data-grid',
  rows: [[4, 'Hold Shift while clicking.']],
  ...more,
});
const ask = (question: string, engine = createEngine(names)) => engine.answer({ text: question, filters: {} });

describe('the search engine', () => {
  it('returns hits with anchors', () => {
    expect(ask('several columns').hits[0]).toMatchObject({
      kind: 'section',
      href: '/x/react-data-grid/sorting/#multi-sorting',
      page: 'Sorting',
    });
    expect(ask('several columns at once').hits[0]).toMatchObject({
      kind: 'demo',
      href: '/x/react-data-grid/sorting/#MultiSorting',
      picture: { dark: '/static/pictures/react-data-grid/sorting/MultiSorting.0a1b2c.dark.webp' },
    });
    expect(ask('pinnedColumns').hits[0]).toMatchObject({
      kind: 'prop',
      href: '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns',
      plan: 1,
    });
    expect(ask('sortModelChange').hits[0]).toMatchObject({
      kind: 'event',
      href: '/x/react-data-grid/sorting/#event-sortModelChange',
      page: 'Sorting',
    });
  });

  it('uses the plan of the owner in the query', () => {
    expect(ask('DataGrid sortModel').hits[0]).toMatchObject({ plan: 0, owners: ['DataGrid', 'DataGridPro'] });
    expect(ask('DataGridPro sortModel').hits[0]).toMatchObject({ plan: 1, owners: ['DataGridPro', 'DataGrid'] });
  });

  it('finds Chinese titles, synonyms and misspelled words', () => {
    for (const question of ['排序', 'order', 'sortng'])
      expect(
        ask(question).hits.map(({ title }) => title),
        question,
      ).toContain('Sorting');
  });

  it('finds the section that quotes a message, before its text is loaded', () => {
    for (const question of [
      'MUI X: The sort model "abc" can only contain a single item.',
      'can only contain a single item',
      'Uncaught Error: MUI X: The sort model [] can only contain a single item. at foo.js:1',
    ]) {
      expect(ask(question).hits[0]?.href, question).toBe('/x/react-data-grid/sorting/#multi-sorting');
    }
    expect(ask('contain a single').hits).toEqual([]);
  });

  it('finds text once it was added, and highlights it', () => {
    const engine = createEngine(names);
    expect(ask('shift', engine).hits).toEqual([]);
    engine.addText(text());
    engine.addText(text());
    const { excerpt } = ask('shift', engine).hits[0] ?? {};
    expect(excerpt?.text.slice(...(excerpt.marks[0] ?? [0, 0]))).toBe('Shift');
  });

  it.each([null, [], 'text', {}, { ...names, format: 0 }, { ...names, pages: undefined }])(
    'rejects %j as an index',
    (value) => {
      expect(() => createEngine(value)).toThrow(/damaged or has another version/);
    },
  );

  it.each([null, text({ stamp: 'other' }), text({ format: 0 }), text({ rows: 1 }), text({ shard: 'elsewhere' })])(
    'rejects %j as text',
    (value) => {
      expect(() => createEngine(names).addText(value)).toThrow(/damaged or has another version/);
    },
  );
});
