import { DATE_PLACEHOLDERS, type DemoText, PLACEHOLDERS, type TextProduct } from '#model/demo-language';
import type { SourceFile } from '../javascript/toJavaScript.ts';
import { addAttributes, type Edit } from './addAttributes.ts';
import { findElements, type TextElement } from './findTexts.ts';

/** The components of the exported locales, which are themes. */
const THEME_NAMES: Readonly<Record<TextProduct, string>> = {
  grid: 'MuiDataGrid',
  pickers: 'MuiLocalizationProvider',
  charts: 'MuiChartsLocalizationProvider',
};
const SUFFIXES: Readonly<Record<TextProduct, string>> = { grid: 'Grid', pickers: 'Pickers', charts: 'Charts' };
const { locale: LOCALE, name: DATE_FNS_NAME } = DATE_PLACEHOLDERS;

/** Passes texts to the elements of a file, with placeholders for the names of locales. */
export function localizeSource(file: SourceFile, texts: readonly DemoText[]): SourceFile & { isFormatted: boolean } {
  const elements = (findElements(file) ?? []).filter(({ product }) => texts.includes(product));
  const products = new Set(elements.map(({ product }) => product));
  // Packages name their locales alike.
  const nameOf = (product: TextProduct) => `${PLACEHOLDERS[product]}${products.size > 1 ? SUFFIXES[product] : ''}`;
  const imports = new Map<number, Set<string>>();
  const addImport = (at: number, text: string) => imports.set(at, (imports.get(at) ?? new Set()).add(text));
  for (const product of products) {
    // One import, after the last of those that bring the components.
    const last = elements.filter((one) => one.product === product).toSorted((a, b) => b.importEnd - a.importEnd)[0];
    const name = nameOf(product);
    const names = name === PLACEHOLDERS[product] ? name : `${PLACEHOLDERS[product]} as ${name}`;
    if (last) addImport(last.importEnd, `\nimport { ${names} } from '${last.packageName}/locales';`);
  }
  const tags = elements.map(({ product, tag, adapter }) => {
    const attributes = [`localeText={${nameOf(product)}.components.${THEME_NAMES[product]}.defaultProps.localeText}`];
    if (adapter && texts.includes(adapter.library)) {
      for (const statement of importsOfLocale(adapter)) addImport(adapter.importEnd, `\n${statement}`);
      attributes.unshift(`adapterLocale=${adapter.library === 'date-fns' ? '{dateLocale}' : `"${LOCALE}"`}`);
    }
    return addAttributes(file.code, tag, attributes);
  });
  const edits = [
    ...Array.from(imports, ([at, added]): Edit => ({ at, removed: 0, text: [...added].join('') })),
    ...tags.flatMap((tag) => tag.edits),
  ];
  let { code } = file;
  for (const { at, removed, text } of edits.toSorted((a, b) => b.at - a.at))
    code = code.slice(0, at) + text + code.slice(at + removed);
  return { ...file, code, isFormatted: tags.every((tag) => tag.isFormatted) };
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
