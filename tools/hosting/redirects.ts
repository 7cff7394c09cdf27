import type { Redirect } from '#model/redirects';
import { prefixedLanguages } from './policy.ts';
import { redirectTable, type Target, withoutSlash } from './redirectTable.ts';

export interface RequestedPath {
  /** The path as it was sent: redirects keep its encoding, because decoded text could be a different URL. */
  readonly raw: string;
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

export function redirectRules(redirects: readonly Redirect[], builtLanguages: readonly string[]): RedirectRules {
  return {
    table: redirectTable(redirects, builtLanguages),
    unbuiltLanguage: new RegExp(unbuiltLanguagePattern(builtLanguages)),
  };
}

/**
 * Matches a page with the prefix of a language that is not built, or of English, which has no prefix. The first group
 * is the page without that prefix. Shared with nginx, which also sees the query and knows only PCRE syntax.
 */
export function unbuiltLanguagePattern(builtLanguages: readonly string[]): string {
  const built = prefixedLanguages(builtLanguages).map((language) => `(?!${language}/)`);
  return `^/${built.join('')}[a-z]{2}(/(?:(?:x|playground)(?:/[^?]*)?)?)(?:[?]|$)`;
}

/** Redirects that do not depend on existing pages: first the table, then double slashes and languages. */
export function movedTo(
  { raw, path, query }: RequestedPath,
  { table, unbuiltLanguage }: RedirectRules,
): Move | undefined {
  const listed = table.get(withoutSlash(path));
  if (listed) return { location: withQuery(listed.to, query), status: listed.status };
  const moved = raw.includes('//') ? raw.replace(/\/{2,}/g, '/') : unbuiltLanguage.exec(raw)?.[1];
  return moved === undefined ? undefined : { location: moved + query, status: 301 };
}

/** Redirects to the canonical URL of an existing page; `hasPage` receives a path with a trailing slash. */
export function canonicalAddress(
  { raw, path, query }: RequestedPath,
  hasPage: (path: string) => boolean,
): Move | undefined {
  if (path.endsWith('/')) return undefined;
  const withoutFile = (text: string) => `${text.replace(/(?:\/index)?\.html$/, '')}/`;
  return hasPage(withoutFile(path)) ? { location: withoutFile(raw) + query, status: 301 } : undefined;
}

/** Keeps the query of the request: before the hash, and after an existing query of the target. */
function withQuery(to: string, query: string): string {
  const [address = '', hash] = to.split('#', 2);
  const joined = address.includes('?') ? query.replace('?', '&') : query;
  return address + joined + (hash === undefined ? '' : `#${hash}`);
}
