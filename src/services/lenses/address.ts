import { DEMO_INDEX_PATH } from '#model/demo';

/** The parameters of an address that turn lenses on. On the wall of demos, those of the same names are filters. */
export function parametersIn({ pathname, search }: Pick<URL, 'pathname' | 'search'>): URLSearchParams {
  return new URLSearchParams(pathname.includes(`${DEMO_INDEX_PATH}/`) ? '' : search);
}
