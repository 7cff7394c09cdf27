import type { MessagePattern, Texts } from '#services/i18n';

/** Ids of the texts of the line below a toolbar, and of its props in the parts document. */
export const LOCALE_TEXTS = ['demoLocale*'] as const satisfies readonly MessagePattern[];
export type LocaleText = keyof LocaleTexts;
export type LocaleTexts = Texts<(typeof LOCALE_TEXTS)[number]>;
export const LOCALE_ID = 'demo-locale';
