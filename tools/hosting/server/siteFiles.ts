import { listFiles } from '../listFiles.ts';

const HIDDEN = /\/\.|^\/_(?:headers|redirects)$|\.(?:br|gz)$/;
/** Each built language has its own: `/zh/404.html`. */
const NOT_FOUND_PAGE = /^(?:\/[a-z]{2})?\/404\.html$/;

/** The files of a built site, by paths such as `/x/introduction/index.html`, as they were when it was opened. */
interface SiteFiles {
  /** Whether a reader may request the file. */
  has(path: string): boolean;
  /** Includes compressed siblings and 404 pages. */
  exists(path: string): boolean;
}

/** A path that is not in the list cannot be read: neither files outside of the folder nor symbolic links are in it. */
export function openSiteFiles(root: string): SiteFiles {
  const paths = new Set(listFiles(root).map((file) => `/${file}`));
  return {
    has: (path) => paths.has(path) && !HIDDEN.test(path) && !NOT_FOUND_PAGE.test(path),
    exists: (path) => paths.has(path),
  };
}
