import { describe, expect, it } from 'vitest';
import { readFilterOperators, readTranslations } from './readLocales.ts';

const locale = (localeText: object) => ({ components: { MuiLocalizationProvider: { defaultProps: { localeText } } } });
const english = { start: 'Start', end: 'End', week: () => '' };
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
  [
    '@mui/x-date-pickers/locales',
    {
      zhHK: locale({ start: '开始', gone: '' }),
      enUS: locale(english),
      DEFAULT_LOCALE: english,
      eu: locale({}),
      kzKZ: locale({}),
    },
  ],
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
    expect(readTranslations(modules, '@mui/x-date-pickers')).toEqual([
      { name: 'eu', language: 'Basque', count: 0, total: 3 },
      { name: 'zhHK', language: 'Chinese (Hong Kong)', count: 1, total: 3 },
      { name: 'enUS', language: 'English (US)', count: 3, total: 3 },
      { name: 'kzKZ', language: 'Kazakh (Kazakhstan)', count: 0, total: 3 },
    ]);
    expect(readTranslations(modules, '@mui/x-tree-view')).toEqual([]);
  });
});
