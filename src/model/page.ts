import type { PagePath } from '#model/nav';

/** Folders of `content` that hold a product; their pages live under `/x/react-<folder>/`. */
const PRODUCT_FOLDERS = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

/**
 * The path of the page written in a folder of `content`: `data-grid/sorting` is `/x/react-data-grid/sorting`.
 * A section's first page lives in `overview`: `data-grid/overview` is `/x/react-data-grid`.
 */
export function pathOfFolder(folder: string): PagePath {
  const [section = '', ...rest] = folder.split('/').filter(Boolean);
  const first = PRODUCT_FOLDERS.includes(section) ? `react-${section}` : section;
  const tail = rest.length === 1 && rest[0] === 'overview' ? [] : rest;
  return `/x/${[first, ...tail].join('/')}`;
}
