/**
 * The pages that a reader visited in this tab, and bookmarks. Visits are forgotten with the tab, because nothing is stored
 * for longer unless the reader asks for it.
 */
import { readPages, type SavedPage, withoutPage, withPage } from './pages.ts';

export type { SavedPage } from './pages.ts';

const RECENT_KEY = 'mui-recent-pages';
const BOOKMARKS_KEY = 'mui-bookmarks';
const MAX_RECENT = 8;
const MAX_BOOKMARKS = 50;

/** Reading the property throws if storage is denied. */
const tab = () => sessionStorage;
const browser = () => localStorage;

/** Most recent first. */
export const recentPages = () => read(tab, RECENT_KEY);
export const bookmarks = () => read(browser, BOOKMARKS_KEY);
export const forgetPages = () => write(tab, RECENT_KEY, []);

/** Remembers the visit, once the page is shown and not only prerendered. */
export function recordVisit() {
  if ((document as { prerendering?: boolean }).prerendering)
    return document.addEventListener('prerenderingchange', recordVisit, { once: true });
  const page = currentPage();
  if (page) write(tab, RECENT_KEY, withPage(recentPages(), page, MAX_RECENT));
  return undefined;
}

/** This page; the 404 page is none. */
export function currentPage(): SavedPage | undefined {
  const isPage = !document.querySelector('meta[name="robots"][content="noindex"]');
  return isPage ? { path: location.pathname, title: document.title.replace(/ - MUI X$/, '') } : undefined;
}

/** Adds or removes a bookmark. Returns whether it could be stored. */
export function toggleBookmark(page: SavedPage): boolean {
  const pages = bookmarks();
  const isMarked = pages.some(({ path }) => path === page.path);
  return write(browser, BOOKMARKS_KEY, isMarked ? withoutPage(pages, page.path) : withPage(pages, page, MAX_BOOKMARKS));
}

function read(storage: () => Storage, key: string): SavedPage[] {
  try {
    return readPages(storage().getItem(key));
  } catch {
    return [];
  }
}

function write(storage: () => Storage, key: string, pages: readonly SavedPage[]): boolean {
  try {
    if (pages.length > 0) storage().setItem(key, JSON.stringify(pages));
    else storage().removeItem(key);
    return true;
  } catch {
    return false;
  }
}
