import { prefixedLanguages } from './policy.ts';
import type { Target } from './redirectTable.ts';

export interface RequestedPath {
  /** The request target as it was sent. */
  readonly target: string;
  /** Its path with percent-encoding undone. */
  readonly path: string;
  /** Its query with the question mark, or nothing. */
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
 * Matches a page under a language that is not built, English included, since it has no prefix. The first group is
 * the page without that prefix. Shared with nginx, so it uses PCRE syntax only.
 */
export function unbuiltLanguagePattern(builtLanguages: readonly string[]): string {
  const built = prefixedLanguages(builtLanguages).map((language) => `(?!${language}/)`);
  return `^/${built.join('')}[a-z]{2}(/(?:(?:x|playground)(?:[/?].*)?)?)$`;
}

/**
 * Matches a path with doubled slashes somewhere behind its first letter; the groups are what comes before and after. A
 * path that begins with two slashes would name another host, and is refused before. PCRE syntax only, as above.
 */
export const DOUBLED_SLASH_PATTERN = '^(/(?!/)[^?]*?[^?/])/{2,}(.*)$';

const doubledSlash = new RegExp(DOUBLED_SLASH_PATTERN);

/** Redirects that do not depend on which pages exist: the table first, then doubled slashes and languages. */
export function movedTo({ target, path, query }: RequestedPath, rules: RedirectRules): Move | undefined {
  const listed = rules.table.get(path.toLowerCase());
  if (listed) return { location: withQuery(listed.to, query), status: listed.status };
  const doubled = doubledSlash.exec(target);
  if (doubled) return { location: `${doubled[1]}/${doubled[2]}`, status: 301 };
  const page = rules.unbuiltLanguage.exec(target)?.[1];
  return page === undefined ? undefined : { location: page, status: 301 };
}

/** Redirects to the one address of an existing page; `hasPage` is asked with a path that ends in a slash. */
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

/** A path as it may stand in a request or a Location header. */
export function encodedPath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
}
