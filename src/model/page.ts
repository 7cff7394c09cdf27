import { API_FOLDERS } from '#model/api-folders';
import type { PagePath } from '#model/nav';

/** What the reading of a page finds out about it, for the one who renders it. */
export interface PageTraits {
  hasCode: boolean;
}

/**
 * The path of the page written in a folder of `content`: `data-grid/sorting` is `/x/react-data-grid/sorting`.
 * A section's first page lives in `overview`: `data-grid/overview` is `/x/react-data-grid`.
 */
export function pathOfFolder(folder: string): PagePath {
  const [section = '', ...rest] = folder.split('/').filter(Boolean);
  const first = API_FOLDERS.some((folder) => folder === section) ? `react-${section}` : section;
  const tail = rest.length === 1 && rest[0] === 'overview' ? [] : rest;
  return `/x/${[first, ...tail].join('/')}`;
}
