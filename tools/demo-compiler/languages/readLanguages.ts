import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titleOfLanguage } from '#lib/language-name';
import { type DemoLanguage, TEXT_PRODUCTS, type TextProduct } from '#model/demo-language';
import { root } from '../../workspace/paths.ts';
import { parseLocale } from '../../api-extractor/readers/readLocales.ts';

/** Where the locales of each product are; the packages of higher plans export the same ones. */
const PACKAGES: Readonly<Record<TextProduct, string>> = {
  grid: '@mui/x-data-grid/esm/locales',
  pickers: '@mui/x-date-pickers/esm/locales',
  charts: '@mui/x-charts/esm/locales',
};
/** Where the locales of date libraries are; Luxon takes those of the browser. */
const DATE_LOCALES = { dayjs: 'dayjs/locale', moment: 'moment/dist/locale', 'date-fns': 'date-fns/locale' } as const;
const DATE_LIBRARIES = ['dayjs', 'moment', 'date-fns'] as const;

/** All languages but English that a package has texts in, by their own names. */
export function readLanguages(): DemoLanguage[] {
  const fileOf = (path: string) => join(root, 'node_modules', `${path}.js`);
  const locales = TEXT_PRODUCTS.flatMap((product) => {
    const index = readFileSync(fileOf(`${PACKAGES[product]}/index`), 'utf8');
    return Array.from(index.matchAll(/from "\.\/(\w+)\.js"/g), ([, name = '']) => ({ product, name }));
  });
  const names = new Set(locales.map(({ name }) => name));
  const languages = [...names].flatMap((name): DemoLanguage[] => {
    const parsed = parseLocale(name);
    if (!parsed || parsed.language === 'en') return [];
    const { language, country } = parsed;
    const full = country ? `${language}-${country}` : language;
    const isOnly = [...names].every((other) => other === name || parseLocale(other)?.language !== language);
    const id = isOnly ? language : full;
    /** The closest name that a date library has. */
    const localeIn = (library: (typeof DATE_LIBRARIES)[number]): [string, string][] =>
      [id, full, language]
        .map((tag) => (library === 'date-fns' ? tag : tag.toLowerCase()))
        .filter((tag) => existsSync(fileOf(`${DATE_LOCALES[library]}/${tag}`)))
        .slice(0, 1)
        .map((tag) => [library, tag]);
    return [
      {
        id,
        title: titleOfLanguage(id),
        names: {
          ...Object.fromEntries(locales.filter((locale) => locale.name === name).map(({ product }) => [product, name])),
          luxon: id,
          ...Object.fromEntries(DATE_LIBRARIES.flatMap(localeIn)),
        },
      },
    ];
  });
  return languages.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** The module with the texts of a product, or with the locale of Day.js, which only this library loads in the browser. */
export function moduleOf(part: TextProduct | 'dayjs', name: string): string {
  return part === 'dayjs' ? `${DATE_LOCALES.dayjs}/${name}` : `${PACKAGES[part]}/${name}.js`;
}
