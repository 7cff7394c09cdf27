import { type SavedPage, withPage } from './pages.ts';
import { storedPages } from './storedPages.ts';

const RECENT_KEY = 'mui-recent-pages';
const MAX_RECENT = 8;

const visits = /* @__PURE__ */ storedPages(() => sessionStorage, RECENT_KEY);

/** Most recent first. */
export const recentPages = visits.read;
export const forgetPages = () => visits.write([]);

/** Remembers the visit, once the page is shown and not only prerendered. */
export function recordVisit() {
  if ((document as { prerendering?: boolean }).prerendering)
    return document.addEventListener('prerenderingchange', recordVisit, { once: true });
  const page = currentPage();
  if (page) visits.write(withPage(recentPages(), page, MAX_RECENT));
  return undefined;
}

/** This page; the 404 page is none. */
export function currentPage(): SavedPage | undefined {
  const isPage = !document.querySelector('meta[name="robots"][content="noindex"]');
  return isPage ? { path: location.pathname, title: document.title.replace(/ - MUI X$/, '') } : undefined;
}
