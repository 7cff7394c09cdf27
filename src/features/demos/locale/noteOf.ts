import { type DemoLanguage, isProduct, parseTexts, textsIn } from '#model/demo-language';
import type { LocaleText } from './texts.ts';

/** What to say below the toolbar of a demo whose texts, or some of them, stay as they are; `undefined` if nothing does. */
export function noteOf(texts: string, language: DemoLanguage | undefined): LocaleText | undefined {
  const all = parseTexts(texts);
  if (all.includes('own')) return 'demoLocaleOwn';
  if (all.includes('kept')) return 'demoLocaleKept';
  if (all.includes('tree')) return 'demoLocaleNoTexts';
  const translated = language ? textsIn(language, texts) : [];
  const missing = all.filter(isProduct).filter((product) => !translated.includes(product));
  if (missing.length > 0) return NONE[missing.length === 1 ? (missing[0] ?? 'more') : 'more'];
  return all.includes('theme') ? 'demoLocaleTheme' : undefined;
}

const NONE = {
  grid: 'demoLocaleNoGrid',
  pickers: 'demoLocaleNoPickers',
  charts: 'demoLocaleNoCharts',
  more: 'demoLocaleNone',
} as const satisfies Readonly<Record<string, LocaleText>>;
