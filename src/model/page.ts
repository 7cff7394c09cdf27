import { API_FOLDERS } from '#model/api-folders';
import type { PagePath } from '#model/nav';

/** Properties of a page collected while parsing it, for rendering. */
export interface PageTraits {
  hasCode: boolean;
  hasDemos: boolean;
}

/** The start page of the site. It isn't in the navigation tree, because it belongs to none of its groups. */
export const LANDING_PATH: PagePath = '/x';
const LANDING_FOLDER = 'landing';

/**
 * The path of the page in a folder of `content`: `data-grid/sorting` is `/x/react-data-grid/sorting`. The start page of a
 * section is in `overview`: `data-grid/overview` is `/x/react-data-grid`.
 */
export function pathOfFolder(folder: string): PagePath {
  const [section = '', ...rest] = folder.split('/').filter(Boolean);
  if (section === LANDING_FOLDER && rest.length === 0) return LANDING_PATH;
  const first = API_FOLDERS.some((folder) => folder === section) ? `react-${section}` : section;
  const tail = rest.length === 1 && rest[0] === 'overview' ? [] : rest;
  return `/x/${[first, ...tail].join('/')}`;
}
