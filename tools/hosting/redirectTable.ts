import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '#model/redirects';
import { prefixedLanguages } from './policy.ts';

/** Where the root path leads to, for now: another page may become the first one. */
const FIRST_PAGE = { path: '/x/', status: 302 } as const;

export interface Target {
  readonly to: string;
  readonly status: Redirect['status'];
}

/** Redirects whose target exists; others become active once their page is added. */
export function liveRedirects(redirects: readonly Redirect[], siteFolder: string): Redirect[] {
  return redirects.filter(({ to }) => {
    if (!to.startsWith('/')) return true;
    const [path = ''] = to.split(/[?#]/);
    return existsSync(join(siteFolder, path.endsWith('/') ? `${path}index.html` : path));
  });
}

/** The validated table for all outputs, by path without a trailing slash; it applies with and without one. */
export function redirectTable(
  redirects: readonly Redirect[],
  builtLanguages: readonly string[],
): ReadonlyMap<string, Target> {
  const languages = prefixedLanguages(builtLanguages);
  const table = new Map<string, Target>([['/', { to: FIRST_PAGE.path, status: FIRST_PAGE.status }]]);
  for (const language of languages) {
    add(table, `/${language}`, { to: `/${language}${FIRST_PAGE.path}`, status: FIRST_PAGE.status });
    add(table, `/${language}/playground`, { to: `/${language}/x/playground/`, status: 301 });
  }
  for (const { from, to, status } of redirects) {
    check(from, to);
    add(table, from, { to, status });
    if (!from.startsWith('/x/')) continue;
    for (const language of languages) {
      add(table, `/${language}${from}`, { to: to.startsWith('/x/') ? `/${language}${to}` : to, status });
    }
  }
  refuseCircles(table);
  return table;
}

/** `/` stays as it is. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

function add(table: Map<string, Target>, from: string, target: Target): void {
  if (table.has(from)) throw new Error(`The redirect from ${from} is listed twice.`);
  table.set(from, target);
}

function check(from: string, to: string): void {
  if (!/^(?:\/[\w.~-]+)+$/.test(from) || /\/\.{1,2}(?:\/|$)/.test(from)) {
    throw new Error(`The redirect source "${from}" must be a plain path without a trailing slash.`);
  }
  if (!isSafeTarget(to)) {
    throw new Error(
      `The redirect from ${from} points to "${to}"; it must be a path of this site or an absolute https URL.`,
    );
  }
}

/** Same-origin paths begin with exactly one slash; quotes, spaces, `$` and the like are special in the outputs. */
function isSafeTarget(to: string): boolean {
  if (!/^[\w\-.~:/?#[\]@!&'()*+,=%]+$/.test(to)) return false;
  if (to.startsWith('/')) return !to.startsWith('//');
  const url = URL.parse(to);
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
}

function refuseCircles(table: ReadonlyMap<string, Target>): void {
  for (const start of table.keys()) {
    const seen = new Set<string>();
    for (let at = start, next = table.get(at); next; next = table.get(at)) {
      if (seen.has(at)) throw new Error(`The redirect from ${start} is part of a redirect loop.`);
      seen.add(at);
      at = withoutSlash(next.to.replace(/[?#].*$/, ''));
    }
  }
}
