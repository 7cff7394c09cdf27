import { languagePrefix } from '#lib/paths';
import { site } from '#services/site';

/** A page that is there once in every language that is built. */
export function routePerLanguage() {
  return site.languages.map((language) => ({
    params: { language: languagePrefix(language).slice(1) || undefined },
    props: { language },
  }));
}
