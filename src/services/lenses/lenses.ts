import { nameOfLanguage } from '#lib/language-name';
import { THEME_TEXT } from '#model/theme-choice';

/**
 * The choices by which a reader sees every page, and the values of each; what else is stored or stands in an address counts as
 * no choice. The id is also the parameter of addresses: `?plan=pro`.
 */
export const LENSES = {
  plan: /^(community|pro|premium)$/,
  // Any release: a reader can have chosen one that this build does not list.
  release: /^\d+\.\d+\.\d+$/,
  dates: /^(date-fns|luxon|moment)$/,
  // Any language but English: which ones have texts is not worth the bytes in every page.
  locale: { test: (raw: string) => /^(?!en)[a-z]{2}(-[A-Z]{2})?$/.test(raw) && !!nameOfLanguage(raw) },
  theme: THEME_TEXT,
} as const satisfies Readonly<Record<string, { test: (raw: string) => boolean }>>;

export type LensId = keyof typeof LENSES;

export const LENS_IDS = Object.keys(LENSES) as LensId[];

/** In localStorage. */
export function keyOf(id: LensId) {
  return `used-${id}`;
}

/** On `<html>` while the lens is on, for styles and controllers: the hooks `SHOWN_PLAN`, `SHOWN_RELEASE` and so on. */
export function attributeOf(id: LensId) {
  return `data-${id}-lens` as const;
}
