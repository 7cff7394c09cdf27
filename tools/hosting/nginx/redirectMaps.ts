import { DOUBLED_SLASH_PATTERN, unbuiltLanguagePattern } from '../redirects.ts';
import type { Target } from '../redirectTable.ts';
import { literal, map, quoted } from './syntax.ts';

/** Redirects that do not depend on existing pages, as maps from the requested path to a Location. */
export function redirectMaps(table: ReadonlyMap<string, Target>, builtLanguages: readonly string[]): string {
  return [
    map('$args', '$hosting_more_args', [
      ['default', '"&$args"'],
      ['', '""'],
    ]),
    map('$uri', '$hosting_moved', withStatus(table, 301)),
    map('$uri', '$hosting_found', withStatus(table, 302)),
    // Taken from the raw request, because decoded text in a Location could be a different URL.
    map('$request_uri', '$hosting_single_slashes', [[`~${DOUBLED_SLASH_PATTERN}`, '$1/$2']]),
    map('$request_uri', '$hosting_other_language', [[`~${unbuiltLanguagePattern(builtLanguages)}`, '$1']]),
  ].join('\n');
}

/** The lines of the server block that use these variables, in order. */
export const REDIRECT_LINES = `if ($hosting_moved) {
  return 301 $hosting_moved;
}
if ($hosting_found) {
  return 302 $hosting_found;
}
if ($hosting_single_slashes) {
  return 301 $hosting_single_slashes;
}
if ($hosting_other_language) {
  return 301 $hosting_other_language;
}`;

function withStatus(table: ReadonlyMap<string, Target>, status: number): [string, string][] {
  return [...table]
    .filter(([, target]) => target.status === status)
    .map(([from, { to }]) => [from, locationWithQuery(to)]);
}

/** Keeps the query of the request: before the hash, and after an existing query of the target. */
function locationWithQuery(to: string): string {
  literal(to);
  const [address = '', hash] = to.split('#', 2);
  const query = address.includes('?') ? '$hosting_more_args' : '$is_args$args';
  return quoted(`${address}${query}${hash === undefined ? '' : `#${hash}`}`);
}
