/** Path parsing (specification §2, "Path rules") and localization of links. */

interface ParsedPath {
  /** From the prefix; `en` without one. */
  userLanguage: string;
  /** Without the language, but with query and hash; the form for links. */
  canonicalAs: string;
  /** Only the path: without language, query and hash. */
  canonicalAsServer: string;
  /** The lookup form: also without a trailing slash, and with `/api` mapped to `/api-docs`. */
  canonicalPathname: string;
}

const DEFAULT_LANGUAGE = 'en';
/** Chinese titles exist even if Chinese is not in the build, so its prefix is always recognized. */
const ALWAYS_RECOGNIZED = 'zh';
/** First segments without a language prefix: `/blog`, files, short links, build output. */
const WITHOUT_LANGUAGE: ReadonlySet<string> = new Set(['blog', 'size-snapshot', 'r', '_astro', 'static']);

/**
 * Parses any string as a path of this site. Never throws, runs in linear time, and is idempotent. All returned paths start
 * with exactly one slash, so none can point to another origin.
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

/** Adds the language prefix to a link within the site; other links are returned unchanged. */
export function localizeHref(href: string, language: string): string {
  if (!/^\/(?![/\\\t\n\r])/.test(href)) return href;
  const first = firstSegment(splitHref(href).pathname);
  const isPrefixed = [language, DEFAULT_LANGUAGE, ALWAYS_RECOGNIZED].includes(first);
  return isPrefixed || WITHOUT_LANGUAGE.has(first) ? href : languagePrefix(language) + href;
}

/** `/zh` for `zh`; empty for English and for anything that is not a two-letter code. */
export function languagePrefix(language: string): string {
  return language !== DEFAULT_LANGUAGE && /^[a-z]{2}$/.test(language) ? `/${language}` : '';
}

/** `query` and `hash` include their leading `?` and `#`; both are empty if missing. */
export function splitHref(href: string): { pathname: string; query: string; hash: string } {
  const [beforeHash, hash] = splitAt(href, '#');
  const [pathname, query] = splitAt(beforeHash, '?');
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

function splitAt(text: string, separator: string): [before: string, from: string] {
  const index = text.indexOf(separator);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index)];
}

/** Drops tabs and line breaks and treats a backslash as a slash, as browsers do, so that no `//host` is missed. */
function asRooted(pathname: string): string {
  const cleaned = `/${pathname.replace(/[\t\n\r]/g, '').replaceAll('\\', '/')}`;
  return cleaned.slice(lastLeadingSlash(cleaned, 0));
}

/** Removes all language prefixes, so that parsing `/zh/zh/x` is idempotent. The first one counts. */
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
