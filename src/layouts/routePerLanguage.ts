import { languagePrefix } from '#lib/paths';
import { site } from '#services/site';

/** One route per language in the build. */
export function routePerLanguage() {
  return site.languages.map((language) => ({
    params: { language: languagePrefix(language).slice(1) || undefined },
    props: { language },
  }));
}
