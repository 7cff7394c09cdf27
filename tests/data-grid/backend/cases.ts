import type { GridGetRowsParams } from '@mui/x-data-grid-premium';

interface Case {
  name: string;
  params: Partial<GridGetRowsParams>;
  /** The ids without 10000, or the groups with their sizes. */
  rows: (number | [key: string, count: number])[];
  /** By default the number of rows. */
  total?: number;
  totals?: Record<string, number | null>;
}

const filter = (field: string, operator: string, value?: unknown) => ({
  filterModel: { items: [{ field, operator, ...(value !== undefined && { value }) }] },
});
const search = (...quickFilterValues: string[]) => ({ filterModel: { items: [], quickFilterValues } });
const sort = (...items: [field: string, sort: 'asc' | 'desc' | null][]) => ({
  sortModel: items.map(([field, direction]) => ({ field, sort: direction })),
});
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Requests of grids with the answers of any server. Dates of filters are midnight in UTC, as the grid sends them. */
export const cases: readonly Case[] = [
  { name: 'all rows in the order of their ids', params: {}, rows: all },
  { name: 'the first page', params: { start: 0, end: 3 }, rows: [1, 2, 3, 4], total: 9 },
  { name: 'the last page, with an end behind the last row', params: { start: 8, end: 11 }, rows: [9], total: 9 },
  { name: 'a page behind the last row', params: { start: 100, end: 110 }, rows: [], total: 9 },
  {
    name: 'a block for lazy loading',
    params: { start: 3, end: 5, ...sort(['quantity', 'desc']) },
    rows: [8, 1, 5],
    total: 9,
  },

  { name: 'sorted by text, regardless of case', params: sort(['product', 'asc']), rows: [4, 3, 1, 2, 6, 5, 9, 7, 8] },
  {
    name: 'sorted by two fields',
    params: sort(['country', 'asc'], ['quantity', 'desc']),
    rows: [6, 5, 8, 7, 2, 1, 9, 4, 3],
  },
  {
    name: 'sorted by dates, missing ones first',
    params: sort(['updatedAt', 'asc']),
    rows: [2, 3, 4, 6, 7, 8, 9, 1, 5],
  },
  {
    name: 'sorted by dates in descending order, missing ones last',
    params: sort(['updatedAt', 'desc']),
    rows: [5, 1, 2, 3, 4, 6, 7, 8, 9],
  },
  { name: 'sorted by Booleans', params: sort(['express', 'desc']), rows: [3, 6, 1, 2, 4, 5, 7, 8, 9] },
  { name: 'a sort item without a direction', params: sort(['quantity', null]), rows: all },

  { name: 'contains', params: filter('product', 'contains', ' lamp'), rows: [1, 2] },
  { name: 'contains with accents and another case', params: filter('product', 'contains', 'ÉTAG'), rows: [7, 8] },
  { name: 'contains a percent sign', params: filter('product', 'contains', '%'), rows: [3] },
  { name: 'contains an underscore', params: filter('product', 'contains', 'n_s'), rows: [5] },
  { name: 'contains a backslash', params: filter('note', 'contains', ':\\d'), rows: [7] },
  { name: 'contains SQL', params: filter('note', 'contains', "'brien; --"), rows: [5] },
  { name: 'a value that tries to leave its quotes', params: filter('product', 'equals', "' OR 1=1 --"), rows: [] },
  { name: 'contains in a number', params: filter('id', 'contains', '1000'), rows: all },
  {
    name: 'does not contain, with missing values',
    params: filter('note', 'doesNotContain', 'tall'),
    rows: [1, 2, 3, 4, 5, 6, 7, 8],
  },
  { name: 'equals', params: filter('customer', 'equals', 'ALDER & CO'), rows: [1, 2, 3, 4, 5, 6, 9] },
  {
    name: 'does not equal, with missing values',
    params: filter('note', 'doesNotEqual', 'Tall'),
    rows: [1, 2, 3, 4, 5, 6, 7, 8],
  },
  { name: 'starts with', params: filter('product', 'startsWith', '50%'), rows: [3] },
  { name: 'ends with', params: filter('product', 'endsWith', 'SET'), rows: [5, 6] },
  { name: 'is empty', params: filter('note', 'isEmpty'), rows: [1, 2, 3, 4, 6, 8] },
  { name: 'is not empty', params: filter('note', 'isNotEmpty'), rows: [5, 7, 9] },
  { name: 'is any of some texts', params: filter('country', 'isAnyOf', ['kenya', ' Brazil ']), rows: [3, 4, 5, 6] },

  { name: '=', params: filter('quantity', '=', 7), rows: [6, 8] },
  { name: '!=', params: filter('quantity', '!=', 5), rows: [2, 3, 4, 6, 8] },
  { name: '>', params: filter('quantity', '>', 7), rows: [2, 4] },
  { name: '>=', params: filter('quantity', '>=', 7), rows: [2, 4, 6, 8] },
  { name: '<', params: filter('quantity', '<', 5), rows: [3] },
  { name: '<=', params: filter('quantity', '<=', 5), rows: [1, 3, 5, 7, 9] },
  { name: '= with decimals', params: filter('unitPrice', '=', 210.5), rows: [7] },
  { name: '= zero', params: filter('quantity', '=', 0), rows: [] },
  { name: 'is any of some numbers', params: filter('quantity', 'isAnyOf', [1, 24]), rows: [3, 4] },
  { name: 'an empty number', params: filter('quantity', 'isEmpty'), rows: [] },

  { name: 'is a day', params: filter('orderedAt', 'is', new Date('2025-03-14')), rows: [1, 2, 5, 7, 8, 9] },
  { name: 'is not a day', params: filter('orderedAt', 'not', new Date('2025-03-14')), rows: [3, 4, 6] },
  { name: 'after a day', params: filter('orderedAt', 'after', new Date('2025-03-14')), rows: [6] },
  {
    name: 'on or after a day',
    params: filter('orderedAt', 'onOrAfter', new Date('2025-03-14')),
    rows: [1, 2, 5, 6, 7, 8, 9],
  },
  { name: 'before a day', params: filter('orderedAt', 'before', new Date('2025-03-14')), rows: [3, 4] },
  { name: 'on or before a day', params: filter('orderedAt', 'onOrBefore', new Date('2025-03-13')), rows: [3, 4] },

  { name: 'is a minute', params: filter('updatedAt', 'is', new Date('2025-03-14T09:30Z')), rows: [1] },
  {
    name: 'is not a minute, without missing values',
    params: filter('updatedAt', 'not', new Date('2025-03-14T09:30Z')),
    rows: [5],
  },
  { name: 'after a minute', params: filter('updatedAt', 'after', new Date('2025-03-14T09:30Z')), rows: [5] },
  {
    name: 'on or after a minute',
    params: filter('updatedAt', 'onOrAfter', new Date('2025-03-14T09:30Z')),
    rows: [1, 5],
  },
  { name: 'before a minute', params: filter('updatedAt', 'before', new Date('2025-03-14T09:31Z')), rows: [1] },
  {
    name: 'on or before a minute',
    params: filter('updatedAt', 'onOrBefore', new Date('2025-03-14T09:30Z')),
    rows: [1],
  },
  { name: 'an empty date', params: filter('updatedAt', 'isEmpty'), rows: [2, 3, 4, 6, 7, 8, 9] },
  { name: 'a date that is not empty', params: filter('updatedAt', 'isNotEmpty'), rows: [1, 5] },

  { name: 'is true', params: filter('express', 'is', 'true'), rows: [3, 6] },
  { name: 'is false', params: filter('express', 'is', 'false'), rows: [1, 2, 4, 5, 7, 8, 9] },
  { name: 'is an option', params: filter('status', 'is', 'Packed'), rows: [2, 9] },
  { name: 'is not an option', params: filter('status', 'not', 'Open'), rows: [2, 4, 8, 9] },
  { name: 'is any of some options', params: filter('status', 'isAnyOf', ['Shipped', 'Returned']), rows: [4, 8] },

  { name: 'a filter without a value', params: filter('product', 'contains'), rows: all },
  { name: 'a filter with an empty value', params: filter('quantity', '=', ''), rows: all },
  { name: 'a filter with an empty list', params: filter('country', 'isAnyOf', []), rows: all },
  {
    name: 'two filters',
    params: {
      filterModel: {
        items: [
          { field: 'country', operator: 'equals', value: 'Kenya' },
          { field: 'quantity', operator: '>', value: 5 },
        ],
      },
    },
    rows: [4],
  },
  {
    name: 'one of two filters, and an incomplete one',
    params: {
      filterModel: {
        logicOperator: 'or',
        items: [
          { field: 'country', operator: 'equals', value: 'Kenya' },
          { field: 'quantity', operator: '=', value: 12 },
          { field: 'note', operator: 'contains' },
        ],
      } as GridGetRowsParams['filterModel'],
    },
    rows: [2, 3, 4],
  },
  { name: 'a search', params: search('oak'), rows: [3, 4] },
  { name: 'a search for two words in different fields', params: search('packed', 'LAMP'), rows: [2] },
  { name: 'a search for a wildcard', params: search('%'), rows: [3] },
  { name: 'a search for digits', params: search('210'), rows: [7] },
  { name: 'a search for part of a date', params: search('2025'), rows: [] },

  {
    name: 'totals of all rows',
    params: { end: 0, aggregationModel: { quantity: 'sum', unitPrice: 'max' } },
    rows: [1],
    total: 9,
    totals: { quantity: 71, unitPrice: 210.5 },
  },
  {
    name: 'an average and a smallest value',
    params: { ...filter('country', 'equals', 'Kenya'), aggregationModel: { quantity: 'avg', unitPrice: 'min' } },
    rows: [3, 4],
    totals: { quantity: 12.5, unitPrice: 48 },
  },
  {
    name: 'the number of rows, with missing values',
    params: { aggregationModel: { note: 'size' } },
    rows: all,
    totals: { note: 9 },
  },
  {
    name: 'totals of nothing',
    params: { ...filter('country', 'equals', 'Peru'), aggregationModel: { quantity: 'sum', note: 'size' } },
    rows: [],
    totals: { quantity: null, note: 0 },
  },

  {
    name: 'groups',
    params: { groupFields: ['country'], groupKeys: [] },
    rows: [
      ['Brazil', 2],
      ['India/Nepal', 2],
      ['Japan', 3],
      ['Kenya', 2],
    ],
  },
  {
    name: 'a page of groups',
    params: { groupFields: ['country'], start: 1, end: 2 },
    rows: [
      ['India/Nepal', 2],
      ['Japan', 3],
    ],
    total: 4,
  },
  {
    name: 'groups sorted by their key',
    params: { groupFields: ['country'], ...sort(['country', 'desc']) },
    rows: [
      ['Kenya', 2],
      ['Japan', 3],
      ['India/Nepal', 2],
      ['Brazil', 2],
    ],
  },
  {
    name: 'groups sorted by their total',
    params: { groupFields: ['country'], aggregationModel: { quantity: 'sum' }, ...sort(['quantity', 'desc']) },
    rows: [
      ['Kenya', 2],
      ['Japan', 3],
      ['Brazil', 2],
      ['India/Nepal', 2],
    ],
    totals: { quantity: 71 },
  },
  {
    name: 'groups sorted by a field they do not show',
    params: { groupFields: ['country'], ...sort(['product', 'desc']) },
    rows: [
      ['Brazil', 2],
      ['India/Nepal', 2],
      ['Japan', 3],
      ['Kenya', 2],
    ],
  },
  {
    name: 'groups of numbers',
    params: { groupFields: ['quantity'] },
    rows: [
      ['1', 1],
      ['5', 4],
      ['7', 2],
      ['12', 1],
      ['24', 1],
    ],
  },
  {
    name: 'groups with matching rows',
    params: { groupFields: ['country'], ...filter('quantity', '>', 7) },
    rows: [
      ['Japan', 1],
      ['Kenya', 1],
    ],
  },
  {
    name: 'groups in a group, regardless of the range',
    params: { groupFields: ['country', 'status'], groupKeys: ['Japan'], start: 10, end: 19 },
    rows: [
      ['Open', 1],
      ['Packed', 2],
    ],
  },
  {
    name: 'the rows of a group',
    params: { groupFields: ['country', 'status'], groupKeys: ['Japan', 'Packed'], ...sort(['quantity', 'asc']) },
    rows: [9, 2],
  },
  { name: 'the rows of a group of numbers', params: { groupFields: ['quantity'], groupKeys: ['7'] }, rows: [6, 8] },
  {
    name: 'a group that does not exist',
    params: { groupFields: ['country'], groupKeys: ["Peru' OR 'a' = 'a"] },
    rows: [],
  },
];

/** Requests that every server rejects, with the message. */
export const rejected: readonly { name: string; params: Partial<GridGetRowsParams>; message: string }[] = [
  { name: 'a filter by an unknown field', params: filter('price', '=', 1), message: 'Unknown field "price".' },
  {
    name: 'a filter by an inherited property',
    params: filter('constructor', 'contains', 'a'),
    message: 'Unknown field "constructor".',
  },
  {
    name: 'a field with SQL',
    params: sort(['id; DROP TABLE orders --', 'asc']),
    message: 'Unknown field "id; DROP TABLE orders --".',
  },
  { name: 'groups of an unknown field', params: { groupFields: ['planet'] }, message: 'Unknown field "planet".' },
  {
    name: 'totals of an unknown field',
    params: { aggregationModel: { planet: 'sum' } },
    message: 'Unknown field "planet".',
  },
  {
    name: 'an unknown operator',
    params: filter('product', 'rhymesWith', 'oak'),
    message: 'Unknown operator "rhymesWith" for "product".',
  },
  {
    name: 'an inherited operator',
    params: filter('product', 'toString', 'oak'),
    message: 'Unknown operator "toString" for "product".',
  },
  {
    name: 'an unknown operator without a value',
    params: filter('product', 'rhymesWith'),
    message: 'Unknown operator "rhymesWith" for "product".',
  },
  {
    name: 'the sum of texts',
    params: { aggregationModel: { product: 'sum' } },
    message: 'Cannot compute "sum" of "product".',
  },
  {
    name: 'an unknown function',
    params: { aggregationModel: { quantity: 'median' } },
    message: 'Cannot compute "median" of "quantity".',
  },
];
