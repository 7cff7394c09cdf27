/**
 * The pages that a reader visited in this tab, and bookmarks. Visits are forgotten with the tab, because nothing is stored
 * for longer unless the reader asks for it.
 */
export { bookmarks, toggleBookmark } from './bookmarks.ts';
export type { SavedPage } from './pages.ts';
export { currentPage, forgetPages, recentPages, recordVisit } from './visits.ts';
