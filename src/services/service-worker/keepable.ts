export interface ResponseFacts {
  type: string;
  status: number;
  redirected: boolean;
  contentType: string | null;
  cacheControl: string | null;
}

/** Content types by the ending of a path; a page has none. A captive portal answers everything with a page. */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  js: /\bjavascript\b/,
  css: /^text\/css\b/,
  json: /\bjson\b/,
  md: /^text\/(?:markdown|plain)\b/,
  svg: /^image\/svg\+xml\b/,
  woff2: /^(?:font\/woff2|application\/font-woff2|application\/octet-stream)\b/,
};
const PAGE = /^text\/html\b/;

/**
 * Only a whole, successful answer of the site itself, of the type its address promises. What came by a redirect belongs
 * to another address, and what is opaque may be anything.
 */
export function isKeepable({ type, status, redirected, contentType, cacheControl }: ResponseFacts, pathname: string): boolean {
  if (type !== 'basic' || status !== 200 || redirected || cacheControl?.includes('no-store')) return false;
  const ending = /\.(\w+)$/.exec(pathname)?.[1];
  const found = contentType ?? '';
  if (ending === undefined) return PAGE.test(found);
  return EXPECTED[ending]?.test(found) ?? !PAGE.test(found);
}

export function factsOf(response: Response): ResponseFacts {
  const { type, status, redirected, headers } = response;
  return { type, status, redirected, contentType: headers.get('content-type'), cacheControl: headers.get('cache-control') };
}

export const isKeepableResponse = (answer: Response, pathname: string) => isKeepable(factsOf(answer), pathname);
