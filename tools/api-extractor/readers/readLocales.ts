import type { ApiFilterOperator, ApiTranslation } from '#model/api';
import type { Modules } from '../program/runtime.ts';

type Texts = Readonly<Record<string, unknown>>;
interface ColumnType {
  filterable?: boolean;
  filterOperators?: readonly { value: string; label?: string }[];
}
interface Locale {
  /** One component, whose default props contain the texts. */
  components: Readonly<Record<string, { defaultProps: { localeText: Texts } }>>;
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

/** A language, and a country if there is one. Other exports, such as `idIDGrid`, are parts of a locale. */
const LOCALE_NAME = /^(?<language>[a-z]{2})(?<country>[A-Z]{2})?$/;
/** `kzKZ` is named after the country; the code of the Kazakh language is `kk`. */
const LANGUAGE_CODES: Readonly<Record<string, string>> = { kz: 'kk' };

/** The language and the country of an exported locale such as `ptBR`, or `undefined` for other exports. */
export function parseLocale(name: string): { language: string; country: string | undefined } | undefined {
  const { language, country } = LOCALE_NAME.exec(name)?.groups ?? {};
  return language ? { language: LANGUAGE_CODES[language] ?? language, country } : undefined;
}

/** The locales of a package, with the number of texts that each translates of those in English. */
export function readTranslations(modules: Modules, packageName: string): ApiTranslation[] {
  const locales = (modules.get(`${packageName}/locales`) ?? {}) as Readonly<Record<string, Locale>>;
  const keys = Object.keys(textsOf(locales['enUS']));
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard', style: 'short' });
  return Object.entries(locales)
    .flatMap(([name, locale]) => {
      const parsed = parseLocale(name);
      if (!parsed) return [];
      const { language: code, country } = parsed;
      const texts = textsOf(locale);
      return {
        name,
        language: names.of(country ? `${code}-${country}` : code) ?? name,
        count: keys.filter((key) => key in texts).length,
        total: keys.length,
      };
    })
    .toSorted((a, b) => a.language.localeCompare(b.language, 'en'));
}

function textsOf(locale: Locale | undefined): Texts {
  return Object.values(locale?.components ?? {})[0]?.defaultProps.localeText ?? {};
}
