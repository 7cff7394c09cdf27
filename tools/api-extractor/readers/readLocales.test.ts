import { describe, expect, it } from 'vitest';
import { readFilterOperators, readTranslations } from './readLocales.ts';

const locale = (localeText: object) => ({ components: { MuiDataGrid: { defaultProps: { localeText } } } });
const modules = new Map<string, Record<string, unknown>>([
  [
    '@mui/x-data-grid',
    {
      GRID_DEFAULT_LOCALE_TEXT: { filterOperatorIs: 'is', filterOperatorNot: 'is not', 'filterOperator<': 'less' },
      getGridDefaultColumnTypes: () => ({
        number: { filterOperators: [{ value: '<' }, { value: 'is', label: 'exactly' }] },
        date: { filterable: true, filterOperators: [{ value: 'is' }, { value: 'not' }] },
        actions: { filterable: false, filterOperators: [{ value: 'is' }] },
        custom: {},
      }),
    },
  ],
  ['@mui/x-data-grid/locales', { zhHK: locale({ filterOperatorIs: '是', gone: '' }), deDE: locale({}), deDEGrid: {} }],
]);

describe('data that exists only at run time', () => {
  it('includes filter operators, each with its label and column types', () => {
    expect(readFilterOperators(modules)).toEqual([
      { value: '<', label: 'less', columnTypes: ['number'] },
      { value: 'is', label: 'exactly', columnTypes: ['number', 'date'] },
      { value: 'not', label: 'is not', columnTypes: ['date'] },
    ]);
  });

  it('includes locales, sorted by language, with the number of translated strings', () => {
    expect(readTranslations(modules)).toEqual([
      { name: 'zhHK', language: 'Chinese (Hong Kong)', count: 1, total: 3 },
      { name: 'deDE', language: 'German (Germany)', count: 0, total: 3 },
    ]);
  });
});
