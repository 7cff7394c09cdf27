import { languagePrefix } from '#lib/paths';
import { site } from '#services/site';

/** One route per language in the build. */
export function routePerLanguage() {
  return inEveryLanguage([{ params: {}, props: {} }]);
}

/** The routes in each language of the build, which is the first part of the path: nothing for English. */
export function inEveryLanguage<Params extends object, Props extends object>(
  routes: readonly { params: Params; props: Props }[],
) {
  return site.languages.flatMap((language) => {
    const first = languagePrefix(language).slice(1) || undefined;
    return routes.map(({ params, props }) => ({
      params: { language: first, ...params },
      props: { language, ...props },
    }));
  });
}
