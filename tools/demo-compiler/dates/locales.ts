import { createRequire } from 'node:module';
import { giveUp } from './note.ts';

const { resolve } = createRequire(import.meta.url);

/** `ptBR` from `date-fns/locale/pt-BR` for `pt-br`. */
export function dateFnsLocale(locale: string): { name: string; specifier: string } {
  const tag = locale === 'en' ? 'en-US' : languageTag(locale);
  const specifier = `date-fns/locale/${tag}`;
  if (!exists(specifier)) giveUp(`date-fns has no locale \`${locale}\`.`);
  return { name: tag.replace('-', ''), specifier };
}

/** The ES module of a locale of Moment.js, which bundlers such as Vite need. */
export function momentLocale(locale: string): string {
  const specifier = `moment/dist/locale/${locale}`;
  if (!exists(`${specifier}.js`)) giveUp(`Moment.js has no locale \`${locale}\`.`);
  return specifier;
}

/** `pt-BR` for `pt-br`, as browsers and Luxon write it. */
export function languageTag(locale: string): string {
  const [, language, region] = /^([a-z]{2})(?:-([a-z]{2}))?$/.exec(locale) ?? [];
  if (!language) return giveUp(`The locale \`${locale}\` exists only in Day.js.`);
  return region ? `${language}-${region.toUpperCase()}` : language;
}

function exists(specifier: string): boolean {
  try {
    return resolve(specifier) !== '';
  } catch {
    return false;
  }
}
