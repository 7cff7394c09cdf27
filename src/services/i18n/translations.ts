import en from '#content/translations/en.json' with { type: 'json' };
import zh from '#content/translations/zh.json' with { type: 'json' };

export type Language = 'en' | 'zh';

/** Ids of all interface texts; an unknown id does not compile. */
export type MessageId = keyof typeof en.interface;

export type Translate = (id: MessageId) => string;

interface Translations {
  /** Page titles by path without a trailing slash; external entries by URL, anchors by `path#hash`. */
  pages: Readonly<Record<string, string>>;
  /** Group titles by their English title. */
  groups: Readonly<Record<string, string>>;
  interface: Readonly<Record<MessageId, string>>;
}

/** The type also ensures that each language has every message. */
const translations: Readonly<Record<Language, Translations>> = { en, zh };

export const LANGUAGES: readonly Language[] = ['en', 'zh'];

/** The language for a code, with English as the fallback. */
export function toLanguage(code: string): Language {
  return LANGUAGES.find((language) => language === code) ?? 'en';
}

/** `translator('zh')('search')` returns the label of the search button in Chinese. */
export function translator(language: Language): Translate {
  const messages = translations[language].interface;
  return (id) => messages[id];
}

/** Page and group titles in lookup order: the given language, then English. */
export function titleTranslations(language: Language): readonly Omit<Translations, 'interface'>[] {
  return language === 'en' ? [translations.en] : [translations[language], translations.en];
}

/** A message by its id, or all whose ids start with what stands before the asterisk: `starter*`. */
export type MessagePattern = MessageId | `${string}*`;

type Matching<Pattern> = Pattern extends `${infer Start}*` ? Extract<MessageId, `${Start}${string}`> : Pattern;

/** The texts of a room, by the ids that it asks for; reading any other does not compile. */
export type Texts<Pattern extends MessagePattern> = Readonly<Record<Matching<Pattern> & MessageId, string>>;

/** The texts that a room takes to the browser, where there are no translations. */
export function textsOf<Pattern extends MessagePattern>(t: Translate, patterns: readonly Pattern[]): Texts<Pattern> {
  const ids = Object.keys(en.interface) as MessageId[];
  const matching = patterns.flatMap((pattern) => ids.filter((id) => id === pattern || matchesStart(id, pattern)));
  return Object.fromEntries(matching.map((id) => [id, t(id)])) as Texts<Pattern>;
}

function matchesStart(id: MessageId, pattern: MessagePattern): boolean {
  return pattern.endsWith('*') && id.startsWith(pattern.slice(0, -1));
}
