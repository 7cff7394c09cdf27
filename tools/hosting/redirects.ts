import { prefixedLanguages } from './policy.ts';
import type { Target } from './redirectTable.ts';

export interface RequestedPath {
  /** The raw request target. */
  readonly target: string;
  /** The decoded path. */
  readonly path: string;
  /** The query including the question mark, or an empty string. */
  readonly query: string;
}

export interface Move {
  readonly location: string;
  readonly status: 301 | 302;
}

export interface RedirectRules {
  readonly table: ReadonlyMap<string, Target>;
  readonly unbuiltLanguage: RegExp;
}

/**
 * Matches a page with the prefix of a language that is not built, or of English, which has no prefix. The first group is
 * the page without that prefix. Shared with nginx, so only PCRE syntax is allowed.
 */
export function unbuiltLanguagePattern(builtLanguages: readonly string[]): string {
  const built = prefixedLanguages(builtLanguages).map((language) => `(?!${language}/)`);
  return `^/${built.join('')}[a-z]{2}(/(?:(?:x|playground)(?:[/?].*)?)?)$`;
}

/**
 * Matches a path with double slashes after its first character; the groups are the parts before and after them. A path that
 * begins with two slashes would name another host, and is rejected before. PCRE syntax only, as above.
 */
export const DOUBLED_SLASH_PATTERN = '^(/(?!/)[^?]*?[^?/])/{2,}(.*)$';

const doubledSlash = new RegExp(DOUBLED_SLASH_PATTERN);

/** Redirects that do not depend on existing pages: first the table, then double slashes and languages. */
export function movedTo({ target, path, query }: RequestedPath, rules: RedirectRules): Move | undefined {
  const listed = rules.table.get(path.toLowerCase());
  if (listed) return { location: withQuery(listed.to, query), status: listed.status };
  const doubled = doubledSlash.exec(target);
  if (doubled) return { location: `${doubled[1]}/${doubled[2]}`, status: 301 };
  const page = rules.unbuiltLanguage.exec(target)?.[1];
  return page === undefined ? undefined : { location: page, status: 301 };
}

/** Redirects to the canonical URL of an existing page; `hasPage` receives a path with a trailing slash. */
export function canonicalAddress({ path, query }: RequestedPath, hasPage: (path: string) => boolean): Move | undefined {
  const page = pageMeant(path);
  if (page === undefined || !hasPage(page)) return undefined;
  return { location: encodedPath(page) + query, status: 301 };
}

function pageMeant(path: string): string | undefined {
  if (path.endsWith('/')) return undefined;
  if (path.endsWith('/index.html')) return path.slice(0, -'index.html'.length);
  if (path.endsWith('.html')) return `${path.slice(0, -'.html'.length)}/`;
  return `${path}/`;
}

function withQuery(to: string, query: string): string {
  if (query === '') return to;
  const hashAt = to.indexOf('#');
  const beforeHash = hashAt === -1 ? to : to.slice(0, hashAt);
  const hash = hashAt === -1 ? '' : to.slice(hashAt);
  const joined = beforeHash.includes('?') ? `&${query.slice(1)}` : query;
  return beforeHash + joined + hash;
}

/** A path encoded for a request or a Location header. */
export function encodedPath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
}
