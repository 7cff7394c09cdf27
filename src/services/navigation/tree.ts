import type { NavEntry, NavGroup, NavPage } from '#model/nav';
import { treePath } from './docsTab.ts';

export interface Trail {
  /** From the top of the tree down to the page; subheaders are part of it. */
  groups: readonly NavGroup[];
  page: NavPage;
}

export interface Neighbors {
  previous: NavPage | null;
  next: NavPage | null;
}

/** All pages in reading order: depth first, as the tree shows them. Links to other places are not pages. */
export function flattenPages(tree: readonly NavEntry[]): NavPage[] {
  return tree.flatMap((entry) => {
    if ('children' in entry) return flattenPages(entry.children);
    return entry.kind === 'page' ? [entry] : [];
  });
}

/** The way to a page, whichever tab, language or hash the path names; `null` when the tree does not know the page. */
export function findTrail(tree: readonly NavEntry[], path: string): Trail | null {
  return trailTo(tree, treePath(path), []);
}

/** The entry to mark as the current page. */
export function findPage(tree: readonly NavEntry[], path: string): NavPage | null {
  return findTrail(tree, path)?.page ?? null;
}

/** The pages before and after in reading order; a page outside the tree has neither. */
export function neighbors(tree: readonly NavEntry[], path: string): Neighbors {
  const pages = flattenPages(tree);
  const wanted = treePath(path);
  const index = pages.findIndex((page) => page.path === wanted);
  if (index === -1) return { previous: null, next: null };
  return { previous: pages[index - 1] ?? null, next: pages[index + 1] ?? null };
}

function trailTo(entries: readonly NavEntry[], path: string, groups: readonly NavGroup[]): Trail | null {
  for (const entry of entries) {
    if (entry.kind === 'page' && entry.path === path) return { groups, page: entry };
    const found = 'children' in entry ? trailTo(entry.children, path, [...groups, entry]) : null;
    if (found) return found;
  }
  return null;
}
