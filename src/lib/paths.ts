/** How a path of the site is read (specification §2, "Path rules") and how a link gets its language. */

export interface ParsedPath {
  /** Taken from the prefix; `en` without one. */
  userLanguage: string;
  /** No language. Keeps query and hash, so this is the form for links. */
  canonicalAs: string;
  /** The path alone: no language, no query, no hash. */
  canonicalAsServer: string;
  /** The form to look things up by: also no trailing slash, and `/api` mapped to `/api-docs`. */
  canonicalPathname: string;
}

const DEFAULT_LANGUAGE = 'en';
/** Chinese titles exist whether or not Chinese is built, so its prefix is always understood. */
const ALWAYS_RECOGNIZED = 'zh';
/** First segments that are the same for all languages: `/blog` and files, short links, build output. */
const WITHOUT_LANGUAGE: ReadonlySet<string> = new Set(['blog', 'size-snapshot', 'r', '_astro', 'static']);

/**
 * Reads any string as a path of this site. Never throws, needs time in proportion to the input, and every path it
 * returns starts with exactly one slash, so none can point to another origin. Feeding a result back in changes nothing.
 */
export function parsePath(input: string, supportedLanguages: readonly string[] = [DEFAULT_LANGUAGE]): ParsedPath {
  const { pathname, query, hash } = splitHref(input);
  const { language, rest } = takeLanguage(asRooted(pathname), [...supportedLanguages, ALWAYS_RECOGNIZED]);
  return {
    userLanguage: language ?? DEFAULT_LANGUAGE,
    canonicalAs: rest + query + hash,
    canonicalAsServer: rest,
    canonicalPathname: mapApi(withoutTrailingSlash(rest)),
  };
}

/** Puts the reader's language in front of a link inside the site; every other link comes back as it was. */
export function localizeHref(href: string, language: string): string {
  if (!/^\/(?![/\\\t\n\r])/.test(href)) return href;
  const first = firstSegment(splitHref(href).pathname);
  const isPrefixed = [language, DEFAULT_LANGUAGE, ALWAYS_RECOGNIZED].includes(first);
  return isPrefixed || WITHOUT_LANGUAGE.has(first) ? href : languagePrefix(language) + href;
}

/** `/zh` for `zh`, nothing for English and for anything that is not a two-letter code. */
export function languagePrefix(language: string): string {
  return language !== DEFAULT_LANGUAGE && /^[a-z]{2}$/.test(language) ? `/${language}` : '';
}

/** `query` and `hash` keep their leading `?` and `#`; both are empty when absent. */
export function splitHref(href: string): { pathname: string; query: string; hash: string } {
  const [beforeHash, hash] = cutAt(href, '#');
  const [pathname, query] = cutAt(beforeHash, '?');
  return { pathname, query, hash };
}

export function withTrailingSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/** Removes every trailing slash; the root stays `/`. A loop, because `/\/+$/` takes quadratic time. */
export function withoutTrailingSlash(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

function cutAt(text: string, mark: string): [before: string, from: string] {
  const index = text.indexOf(mark);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index)];
}

/** Browsers drop tabs and line breaks and read a backslash as a slash; doing the same here hides no `//host`. */
function asRooted(pathname: string): string {
  const cleaned = `/${pathname.replace(/[\t\n\r]/g, '').replaceAll('\\', '/')}`;
  return cleaned.slice(lastLeadingSlash(cleaned, 0));
}

/** Takes off all language prefixes, or `/zh/zh/x` would read differently the second time. The first one counts. */
function takeLanguage(pathname: string, recognized: readonly string[]) {
  let language: string | undefined;
  let start = 0;
  for (;;) {
    const end = pathname.indexOf('/', start + 1);
    const candidate = end === -1 ? '' : pathname.slice(start + 1, end);
    if (!recognized.includes(candidate)) return { language, rest: pathname.slice(start) };
    language ??= candidate;
    start = lastLeadingSlash(pathname, end);
  }
}

function lastLeadingSlash(pathname: string, start: number): number {
  let index = start;
  while (pathname[index + 1] === '/') index += 1;
  return index;
}

function firstSegment(pathname: string): string {
  const end = pathname.indexOf('/', 1);
  return pathname.slice(1, end === -1 ? undefined : end);
}

function mapApi(pathname: string): string {
  return pathname === '/api' || pathname.startsWith('/api/') ? `/api-docs${pathname.slice('/api'.length)}` : pathname;
}
