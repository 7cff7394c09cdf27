import { nav } from '#content/nav.ts';
import { apiProducts } from '#services/api-reference';
import { API_FOLDERS, type ApiFolder } from '#model/api';
import type { NavEntry } from '#model/nav';
import { withApi, withNearApi } from '#services/navigation';

/** The whole navigation tree: the pages that are written, and the API pages that the packages give. */
export const siteTree = withApi(nav, apiProducts());

const near = new Map<ApiFolder | undefined, readonly NavEntry[]>();

/** The tree beside a page: whole, but for the API references of other products. */
export function treeBeside(path: string): readonly NavEntry[] {
  const folder = API_FOLDERS.find((name) => path.startsWith(`/x/react-${name}`) || path.startsWith(`/x/api/${name}`));
  const tree = near.get(folder) ?? withNearApi(siteTree, folder);
  near.set(folder, tree);
  return tree;
}
