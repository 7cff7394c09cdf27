import { languagePrefix } from '#lib/paths';
import { site } from '#services/site';

/** One route per language in the build. */
export function routePerLanguage() {
  return site.languages.map((language) => ({ params: languageParam(language), props: { language } }));
}

/** The first part of the path: nothing for English. */
export function languageParam(language: string): { language: string | undefined } {
  return { language: languagePrefix(language).slice(1) || undefined };
}
