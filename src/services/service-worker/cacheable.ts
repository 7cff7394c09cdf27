export interface ResponseFacts {
  type: string;
  status: number;
  redirected: boolean;
  contentType: string | null;
  cacheControl: string | null;
}

/** Content types by file extension; pages have none. A captive portal returns a page for every request. */
const EXPECTED_TYPES: Readonly<Record<string, RegExp>> = {
  js: /\bjavascript\b/,
  css: /^text\/css\b/,
  json: /\bjson\b/,
  md: /^text\/(?:markdown|plain)\b/,
  svg: /^image\/svg\+xml\b/,
  woff2: /^(?:font\/woff2|application\/font-woff2|application\/octet-stream)\b/,
};
const PAGE = /^text\/html\b/;

/**
 * Only complete, successful same-origin responses with the content type of their URL. A redirected response belongs to
 * another URL, and an opaque one can be anything.
 */
export function isCacheable(
  { type, status, redirected, contentType, cacheControl }: ResponseFacts,
  pathname: string,
): boolean {
  if (type !== 'basic' || status !== 200 || redirected || cacheControl?.includes('no-store')) return false;
  const extension = /\.(\w+)$/.exec(pathname)?.[1];
  const actualType = contentType ?? '';
  if (extension === undefined) return PAGE.test(actualType);
  return EXPECTED_TYPES[extension]?.test(actualType) ?? !PAGE.test(actualType);
}

export function factsOf(response: Response): ResponseFacts {
  const { type, status, redirected, headers } = response;
  return {
    type,
    status,
    redirected,
    contentType: headers.get('content-type'),
    cacheControl: headers.get('cache-control'),
  };
}

export const isCacheableResponse = (response: Response, pathname: string) => isCacheable(factsOf(response), pathname);
