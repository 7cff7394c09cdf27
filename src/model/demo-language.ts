/** The languages of demos: whose texts the installed packages have, in which locales. */
import type { DateLibrary } from './demo-dates.ts';

/** Products with texts in several languages. */
export const TEXT_PRODUCTS = ['grid', 'pickers', 'charts'] as const;
export type TextProduct = (typeof TEXT_PRODUCTS)[number];

/** The libraries of date adapters that take a locale. */
export type LocaleLibrary = DateLibrary | 'dayjs';

/** What has a name for a language. */
export type TextPart = TextProduct | LocaleLibrary;

export interface DemoLanguage {
  /** As storage and addresses name it: `de`, `pt-BR`. */
  id: string;
  /** By its own name. */
  title: string;
  /** What packages export, `deDE`, by product, and the locales of date libraries, `pt-br`. */
  names: { readonly [part in TextPart]?: string };
}

/**
 * What of a demo depends on the language: products, and the date library if its locale can be set. Else, why it stays as it is:
 * it sets its own texts (`own`), has none (`tree`), or runs in its own theme (`theme`), which only its code can follow; `kept`:
 * there is no certain place for the texts in its code.
 */
export type DemoText = TextPart | 'own' | 'tree' | 'theme' | 'kept';

/** In an attribute and in the code of demos: `pickers dayjs`. */
export function parseTexts(texts: string): DemoText[] {
  return texts.split(' ').filter(Boolean) as DemoText[];
}

/** Those that exist in a language. The locale of a date library alone would mix languages. */
export function textsIn({ names }: Pick<DemoLanguage, 'names'>, texts: string): TextPart[] {
  return parseTexts(texts).filter((text): text is TextPart => text in names && (isProduct(text) || 'pickers' in names));
}

export function isProduct(text: DemoText): text is TextProduct {
  return TEXT_PRODUCTS.some((product) => product === text);
}

/** In code that is compiled for all languages, these stand for names of locales; they are as long as most of them. */
export const PLACEHOLDERS: Readonly<Record<TextProduct, string>> = { grid: 'zzGG', pickers: 'zzPP', charts: 'zzCC' };
/** The locale of a date library, and what date-fns exports. */
export const DATE_PLACEHOLDERS = { locale: 'zz-zz', name: 'zzDD' } as const;

/** Returns what replaces the placeholders in a text by the names of a language. */
export function nameFiller(
  parts: readonly TextPart[],
  { names }: Pick<DemoLanguage, 'names'>,
): (text: string) => string {
  const replaced = parts.flatMap((part): (readonly [string, string])[] => {
    const name = names[part] ?? '';
    if (isProduct(part)) return [[PLACEHOLDERS[part], name]];
    return [
      [DATE_PLACEHOLDERS.locale, name],
      [DATE_PLACEHOLDERS.name, name.replace('-', '')],
    ];
  });
  return (text) => replaced.reduce((filled, [from, to]) => filled.replaceAll(from, to), text);
}
