import { expect, it } from 'vitest';
import type { ThemeTexts } from '../theme/localizeTheme.ts';
import { loadTexts } from './loadTexts.ts';

const propsOf = (texts: ThemeTexts, component: string) => texts[component]?.defaultProps as Record<string, unknown>;

it('loads the texts of a grid', async () => {
  const texts = await loadTexts('grid', 'de');
  expect(Object.keys(texts)).toEqual(['MuiDataGrid']);
  expect(propsOf(texts, 'MuiDataGrid')['localeText']).toMatchObject({ noRowsLabel: 'Keine Einträge' });
});

it.each([
  ['pickers dayjs', 'pt-BR', 'pt-br'],
  ['pickers luxon', 'pt-BR', 'pt-BR'],
  ['pickers', 'pt-BR', undefined],
  ['pickers moment', 'pt-BR', undefined],
])('loads the texts of %s in %s, and the locale %s for dates', async (wanted, tag, locale) => {
  const texts = propsOf(await loadTexts(wanted, tag), 'MuiLocalizationProvider');
  expect(texts['localeText']).toMatchObject({ okButtonLabel: 'OK', cancelButtonLabel: 'Cancelar' });
  expect(texts['adapterLocale']).toBe(locale);
});

it('loads the texts of all products that have some', async () => {
  expect(Object.keys(await loadTexts('charts grid', 'fr')).sort()).toEqual([
    'MuiChartsLocalizationProvider',
    'MuiDataGrid',
  ]);
  expect(Object.keys(await loadTexts('charts grid', 'de'))).toEqual(['MuiDataGrid']);
});

it.each([
  ['grid', 'sw'],
  ['charts', 'de'],
  ['own', 'de'],
  ['tree', 'de'],
  ['kept', 'de'],
  ['grid theme', 'de'],
  ['', 'de'],
])('loads nothing for %j in %s', async (texts, tag) => {
  expect(await loadTexts(texts, tag)).toEqual({});
});
