/** What the worker does with a request; everything that is not listed passes as if there were no worker. */
export type Route =
  /** A page: the network first, what was kept when it does not answer. */
  | 'document'
  /** A file whose name is made from its content: what was kept first. */
  | 'hashed'
  /** Any other file of the site: the network first. */
  | 'plain'
  | 'pass';

export interface RequestFacts {
  method: string;
  url: string;
  mode: string;
  cache: string;
  /** Media players ask for parts, and a part must never be taken for the whole. */
  isForPart: boolean;
}

const NEVER_KEPT = /^\/x\/(?:sw\.js|offline\/[a-z-]+\.json)$/;
const ROOT_FILES = ['/favicon.svg', '/manifest.webmanifest', '/speculation-rules.json'];

export function routeOf({ method, url, mode, cache, isForPart }: RequestFacts, origin: string): Route {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || isForPart || cache === 'no-store' || cache === 'only-if-cached') return 'pass';
  if (NEVER_KEPT.test(pathname)) return 'pass';
  if (pathname.startsWith('/_astro/')) return 'hashed';
  const isPage = pathname.startsWith('/x/') && (mode === 'navigate' || pathname.endsWith('/'));
  if (isPage) return 'document';
  return /^\/(?:x|static)\//.test(pathname) || ROOT_FILES.includes(pathname) ? 'plain' : 'pass';
}
