/** The worker's strategy for a request. */
export type Route =
  /** A page: network first, with the cache as the fallback. */
  | 'document'
  /** A file with a content hash in its name: cache first. */
  | 'hashed'
  /** Any other file of the site: network first. */
  | 'plain'
  /** Not handled by the worker. */
  | 'pass';

export interface RequestFacts {
  method: string;
  url: string;
  mode: string;
  cache: string;
  /** Media players send range requests; a partial response must never be cached as the complete file. */
  isRange: boolean;
}

/** Pictures of demos are many, and browsers keep them by themselves. */
const NEVER_CACHED = /^\/(?:x\/(?:sw\.js|offline\/[a-z-]+\.json)$|static\/pictures\/)/;
const ROOT_FILES = ['/favicon.svg', '/manifest.webmanifest', '/speculation-rules.json'];

export function routeOf({ method, url, mode, cache, isRange }: RequestFacts, origin: string): Route {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin || isRange || cache === 'no-store' || cache === 'only-if-cached')
    return 'pass';
  if (NEVER_CACHED.test(pathname)) return 'pass';
  if (pathname.startsWith('/_astro/')) return 'hashed';
  const isPage = pathname.startsWith('/x/') && (mode === 'navigate' || pathname.endsWith('/'));
  if (isPage) return 'document';
  return /^\/(?:x|static)\//.test(pathname) || ROOT_FILES.includes(pathname) ? 'plain' : 'pass';
}
