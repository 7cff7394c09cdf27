import { DEMO_INDEX_PATH } from '#model/demo';
import { LENS_IDS, LENSES, type LensId } from './lenses.ts';

/** The lenses that a link turns on. On the wall of demos, the same parameters are filters. */
export function lensesIn({ pathname, search }: Pick<URL, 'pathname' | 'search'>): [LensId, string][] {
  if (pathname.includes(`${DEMO_INDEX_PATH}/`)) return [];
  const parameters = new URLSearchParams(search);
  return LENS_IDS.flatMap((id): [LensId, string][] => {
    const value = LENSES[id].parse(parameters.get(id) ?? '');
    return value ? [[id, value]] : [];
  });
}
