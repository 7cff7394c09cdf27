import { listFiles } from '../listFiles.ts';

/** The page for unknown paths; it cannot be requested directly. */
export const NOT_FOUND_PAGE = '/404.html';

/** Each built language has its own: `/zh/404.html`. */
export function isNotFoundPage(path: string): boolean {
  return /^(?:\/[a-z]{2})?\/404\.html$/.test(path);
}

const SIBLING = /\.(?:br|gz)$/;
const HIDDEN = /\/\.|^\/_(?:headers|redirects)$/;

/** A file of the site by its path relative to the root (`/x/introduction/index.html`), with its existing siblings. */
export interface KnownFile {
  readonly path: string;
  readonly hasBrotli: boolean;
  readonly hasGzip: boolean;
}

export type KnownFiles = ReadonlyMap<string, KnownFile>;

/** Lists the files that may be served. Contents are not read, so thousands of files take milliseconds. */
export function listKnownFiles(root: string): KnownFiles {
  const paths = new Set(listFiles(root).map((file) => `/${file}`));
  const known = new Map<string, KnownFile>();
  for (const path of paths) {
    if (SIBLING.test(path) || HIDDEN.test(path)) continue;
    known.set(path, { path, hasBrotli: paths.has(`${path}.br`), hasGzip: paths.has(`${path}.gz`) });
  }
  return known;
}
