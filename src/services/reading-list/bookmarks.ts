import { type SavedPage, withoutPage, withPage } from './pages.ts';
import { storedPages } from './storedPages.ts';

const BOOKMARKS_KEY = 'mui-bookmarks';
const MAX_BOOKMARKS = 50;

const marked = /* @__PURE__ */ storedPages(() => localStorage, BOOKMARKS_KEY);

/** Most recent first. */
export const bookmarks = marked.read;

/** Adds or removes a bookmark. Returns whether it could be stored. */
export function toggleBookmark(page: SavedPage): boolean {
  const pages = bookmarks();
  const isMarked = pages.some(({ path }) => path === page.path);
  return marked.write(isMarked ? withoutPage(pages, page.path) : withPage(pages, page, MAX_BOOKMARKS));
}
