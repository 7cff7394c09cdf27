import { nav } from '#content/nav.ts';
import { apiProducts } from '#services/api-reference';
import { memoize } from '#lib/memoize';
import { API_FOLDERS, type ApiFolder } from '#model/api';
import { group, page, type NavEntry } from '#model/nav';
import { LANDING_PATH } from '#model/page';
import { treePath, withApi, withNearApi } from '#services/navigation';

/** The complete navigation tree: the written pages and the generated API pages. */
export const siteTree = withApi(nav, apiProducts());

/** Everything that lists can show: the tree, and the landing page before it. */
export const siteIndex: readonly NavEntry[] = [group('MUI X', page(LANDING_PATH)), ...siteTree];

const treeWith = memoize((folder: ApiFolder | undefined) => withNearApi(siteTree, folder));

/** The tree shown on a page: complete, except for the API references of other products. */
export function treeBeside(path: string): readonly NavEntry[] {
  const page = treePath(path);
  const folder = API_FOLDERS.find((name) => page.startsWith(`/x/react-${name}`) || page.startsWith(`/x/api/${name}`));
  return treeWith(folder);
}
