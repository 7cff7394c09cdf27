import { expect, it } from 'vitest';
import { demoTheme } from './demoTheme.ts';
import { localizeTheme } from './localizeTheme.ts';

it('adds texts to the default props and keeps the others', () => {
  const theme = demoTheme({ mode: 'light', direction: 'ltr', isDense: true, wasDense: true, charts: 'live' });
  const localeText = { noRowsLabel: 'Keine Einträge' };
  const { components, ...rest } = localizeTheme(theme, {
    MuiDataGrid: { defaultProps: { localeText } },
    MuiLocalizationProvider: { defaultProps: { adapterLocale: 'de' } },
  });
  const { components: before, ...restBefore } = theme;
  expect(rest).toEqual(restBefore);
  expect(components).toEqual({
    ...before,
    MuiDataGrid: { ...before?.MuiDataGrid, defaultProps: { ...before?.MuiDataGrid?.defaultProps, localeText } },
    MuiLocalizationProvider: { defaultProps: { adapterLocale: 'de' } },
  });
});
