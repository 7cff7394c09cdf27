import type { MessageId, Texts } from '#services/i18n';

/** Ids of the texts of the line below a toolbar, and of its props in the parts document. */
export const LOCALE_TEXTS = [
  'demoLocaleOwn',
  'demoLocaleKept',
  'demoLocaleNoTexts',
  'demoLocaleNoGrid',
  'demoLocaleNoPickers',
  'demoLocaleNoCharts',
  'demoLocaleNone',
  'demoLocaleTheme',
] as const satisfies readonly MessageId[];
export type LocaleText = (typeof LOCALE_TEXTS)[number];
export type LocaleTexts = Texts<LocaleText>;
export const LOCALE_ID = 'demo-locale';
