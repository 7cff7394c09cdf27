import { site } from '#services/site';

/** All routes, or the share of them that a build which only measures asks for. */
export function inShare<T>(routes: readonly T[]): T[] {
  return routes.filter((_, index) => index % site.pageShare === 0);
}
