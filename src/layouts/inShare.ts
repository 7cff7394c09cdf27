import { site } from '#services/site';

/** All routes, or every nth one in a build that is used only for measurements. */
export function inShare<T>(routes: readonly T[]): T[] {
  return routes.filter((_, index) => index % site.pageShare === 0);
}
