import { type NavEntry, type NavGroup, type NavPage, pagesIn } from '#model/nav';
import { treePath } from './docsTab.ts';

export interface Trail {
  /** From the root of the tree down to the page, including subheaders. */
  groups: readonly NavGroup[];
  page: NavPage;
}

interface Neighbors {
  previous: NavPage | null;
  next: NavPage | null;
}

/** All pages in reading order (depth first). Anchors are not pages. */
export function flattenPages(tree: readonly NavEntry[]): NavPage[] {
  return pagesIn(tree).map(({ page }) => page);
}

/** The path through the tree to a page, ignoring tab, language and hash; `null` if the page is not in the tree. */
export function findTrail(tree: readonly NavEntry[], path: string): Trail | null {
  const wanted = treePath(path);
  return pagesIn(tree).find(({ page }) => page.path === wanted) ?? null;
}

/** The entry of the current page. */
export function findPage(tree: readonly NavEntry[], path: string): NavPage | null {
  return findTrail(tree, path)?.page ?? null;
}

/** The previous and next page in reading order; `null` for a page outside the tree. */
export function neighbors(tree: readonly NavEntry[], path: string): Neighbors {
  const pages = flattenPages(tree);
  const current = treePath(path);
  const index = pages.findIndex((page) => page.path === current);
  if (index === -1) return { previous: null, next: null };
  return { previous: pages[index - 1] ?? null, next: pages[index + 1] ?? null };
}
