/** A page of the site, as it is stored: no part of it is trusted when it is read again. */
export interface SavedPage {
  /** With its language, if it is not English: `/x/react-data-grid/sorting/`. */
  path: string;
  title: string;
}

const PATH = /^\/(?:[a-z]{2}\/)?x\/[\w./-]{0,200}$/;
const MAX_TITLE_CHARACTERS = 120;

/** Parses a stored list and skips everything that is not a page of this site. */
export function readPages(raw: string | null): SavedPage[] {
  try {
    const value: unknown = JSON.parse(raw ?? '[]');
    return Array.isArray(value) ? value.flatMap(toPage) : [];
  } catch {
    return [];
  }
}

function toPage(value: unknown): SavedPage[] {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('title' in value)) return [];
  const { path, title } = value;
  if (typeof path !== 'string' || typeof title !== 'string' || !PATH.test(path) || !title) return [];
  return [{ path, title: title.slice(0, MAX_TITLE_CHARACTERS) }];
}

/** Puts a page first; the oldest ones above the limit are dropped. */
export function withPage(pages: readonly SavedPage[], page: SavedPage, limit: number): SavedPage[] {
  return [page, ...withoutPage(pages, page.path)].slice(0, limit);
}

export function withoutPage(pages: readonly SavedPage[], path: string): SavedPage[] {
  return pages.filter((other) => other.path !== path);
}
