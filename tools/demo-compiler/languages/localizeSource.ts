import { DATE_PLACEHOLDERS, type DemoText, PLACEHOLDERS, type TextProduct } from '#model/demo-language';
import type { SourceFile } from '../javascript/toJavaScript.ts';
import { findElements, type TextElement } from './findTexts.ts';

/** The components of the exported locales, which are themes. */
const THEME_NAMES: Readonly<Record<TextProduct, string>> = {
  grid: 'MuiDataGrid',
  pickers: 'MuiLocalizationProvider',
  charts: 'MuiChartsLocalizationProvider',
};
const SUFFIXES: Readonly<Record<TextProduct, string>> = { grid: 'Grid', pickers: 'Pickers', charts: 'Charts' };
const { locale: LOCALE, name: DATE_FNS_NAME } = DATE_PLACEHOLDERS;

/** Passes texts to the elements of a file, with placeholders for the names of locales. Not formatted. */
export function localizeSource(file: SourceFile, texts: readonly DemoText[]): SourceFile {
  const elements = (findElements(file) ?? []).filter(({ product }) => texts.includes(product));
  const products = new Set(elements.map(({ product }) => product));
  // Packages name their locales alike.
  const nameOf = (product: TextProduct) => `${PLACEHOLDERS[product]}${products.size > 1 ? SUFFIXES[product] : ''}`;
  const inserts = new Map<number, Set<string>>();
  const insert = (at: number, text: string) => inserts.set(at, (inserts.get(at) ?? new Set()).add(text));
  for (const product of products) {
    // One import, after the last of those that bring the components.
    const last = elements.filter((one) => one.product === product).toSorted((a, b) => b.importEnd - a.importEnd)[0];
    const name = nameOf(product);
    const names = name === PLACEHOLDERS[product] ? name : `${PLACEHOLDERS[product]} as ${name}`;
    if (last) insert(last.importEnd, `\nimport { ${names} } from '${last.packageName}/locales';`);
  }
  for (const { product, attributesEnd, adapter } of elements) {
    if (adapter && texts.includes(adapter.library)) {
      for (const statement of importsOfLocale(adapter)) insert(adapter.importEnd, `\n${statement}`);
      insert(attributesEnd, ` adapterLocale=${adapter.library === 'date-fns' ? '{dateLocale}' : `"${LOCALE}"`}`);
    }
    insert(
      attributesEnd,
      ` localeText={${nameOf(product)}.components.${THEME_NAMES[product]}.defaultProps.localeText}`,
    );
  }
  let { code } = file;
  for (const [at, added] of [...inserts].toSorted(([a], [b]) => b - a))
    code = code.slice(0, at) + [...added].join('') + code.slice(at);
  return { ...file, code };
}

function importsOfLocale({ library }: NonNullable<TextElement['adapter']>): string[] {
  switch (library) {
    case 'dayjs':
      return [`import 'dayjs/locale/${LOCALE}';`];
    case 'date-fns':
      return [`import { ${DATE_FNS_NAME} as dateLocale } from 'date-fns/locale/${LOCALE}';`];
    case 'moment':
      return [`import 'moment/dist/locale/${LOCALE}';`];
    case 'luxon':
      return [];
  }
}
