import type { ApiFilterOperator, ApiTranslation } from '#model/api';
import type { Modules } from '../program/runtime.ts';

type Texts = Readonly<Record<string, unknown>>;
interface ColumnType {
  filterable?: boolean;
  filterOperators?: readonly { value: string; label?: string }[];
}
interface Locale {
  components: { MuiDataGrid: { defaultProps: { localeText: Texts } } };
}

const GRID = '@mui/x-data-grid';

/** Filter operators are created at run time; declarations contain only their type. */
export function readFilterOperators(modules: Modules): ApiFilterOperator[] {
  const { GRID_DEFAULT_LOCALE_TEXT: texts, getGridDefaultColumnTypes } = modules.get(GRID) as {
    GRID_DEFAULT_LOCALE_TEXT: Texts;
    getGridDefaultColumnTypes: () => Readonly<Record<string, ColumnType>>;
  };
  const found = new Map<string, { label: string; columnTypes: string[] }>();
  for (const [columnType, { filterable, filterOperators = [] }] of Object.entries(getGridDefaultColumnTypes())) {
    if (filterable === false) continue;
    for (const { value, label } of filterOperators) {
      const known = found.get(value) ?? { label: label ?? String(texts[keyOfOperator(value)]), columnTypes: [] };
      known.columnTypes.push(columnType);
      found.set(value, known);
    }
  }
  return [...found].map(([value, operator]) => ({ value, ...operator }));
}

function keyOfOperator(value: string): string {
  return `filterOperator${value.charAt(0).toUpperCase()}${value.slice(1)}`;
}

/** The locales of the package. Names that are not a language and a country, such as `idIDGrid`, are parts of a locale. */
export function readTranslations(modules: Modules): ApiTranslation[] {
  const { GRID_DEFAULT_LOCALE_TEXT: texts } = modules.get(GRID) as { GRID_DEFAULT_LOCALE_TEXT: Texts };
  const keys = Object.keys(texts);
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard', style: 'short' });
  const locales = Object.entries((modules.get(`${GRID}/locales`) ?? {}) as Readonly<Record<string, Locale>>);
  return locales
    .filter(([name]) => /^[a-z]{2}[A-Z]{2}$/.test(name))
    .map(([name, locale]) => {
      const { localeText } = locale.components.MuiDataGrid.defaultProps;
      const language = names.of(`${name.slice(0, 2)}-${name.slice(2)}`) ?? name;
      return { name, language, count: keys.filter((key) => key in localeText).length, total: keys.length };
    })
    .toSorted((a, b) => a.language.localeCompare(b.language, 'en'));
}
