import type { Redirect } from '#model/redirects';
import { contentTypeOf, TOLD_EXTENSIONS, TYPE_BY_PATH } from './contentTypes.ts';
import { type HeaderRule, isFolderPattern, matchesPattern, type PathPattern } from './headerRules.ts';
import { type HostingPolicy, prefixedLanguages } from './policy.ts';
import { redirectTable } from './redirectTable.ts';
import { siteRules } from './siteRules.ts';

const WRITTEN_BY = '# Written by tools/hosting from the headers and redirects of the site.\n';

/**
 * The `_headers` file of static hosts. `! Name` takes away what an earlier rule gave: one host joins the values of
 * all matching rules, another lets the last win and ignores that line, so both end with the same value.
 */
export function headersFile(policy: HostingPolicy): string {
  const typed = [...TYPE_BY_PATH, ...TOLD_EXTENSIONS.map((name) => [`/*.${name}`, contentTypeOf(`/a.${name}`)] as const)];
  const types = typed.map(([path, type]) => ({
    path: path as PathPattern,
    headers: { 'Content-Type': type },
  }));
  const rules = [...siteRules(policy), ...types];
  const blocks = rules.map((rule, index) => block(rule, rules.slice(0, index)));
  return `${WRITTEN_BY}\n${blocks.join('\n')}`;
}

function block(rule: HeaderRule, earlier: readonly HeaderRule[]): string {
  const lines = Object.entries(rule.headers).map(([name, value]) => {
    const isReplaced = earlier.some((other) => name in other.headers && overlaps(other.path, rule.path));
    return `${isReplaced ? `  ! ${name}\n` : ''}  ${name}: ${value}\n`;
  });
  return `${rule.path}\n${lines.join('')}`;
}

/** Whether some path matches both: patterns are single paths or whole folders, so one then lies within the other. */
function overlaps(a: PathPattern, b: PathPattern): boolean {
  return a === b || matchesPattern(a, within(b)) || matchesPattern(b, within(a));
}

function within(pattern: PathPattern): string {
  return isFolderPattern(pattern) ? pattern.slice(0, -1) : pattern;
}

/**
 * The `_redirects` file of static hosts; they keep the query and see to trailing slashes and `.html` themselves.
 * Some let a page win over a redirect and differ on how to say otherwise, so no page may have a listed path.
 */
export function redirectsFile(redirects: readonly Redirect[], builtLanguages: readonly string[]): string {
  const listed = [...redirectTable(redirects, builtLanguages)].map(
    ([from, { to, status }]) => `${from} ${to} ${status}`,
  );
  // The first rule that matches wins: a built language is answered as it is, all others lose their prefix.
  const built = prefixedLanguages(builtLanguages).map((language) => `/${language}/x/* /${language}/x/:splat 200`);
  const others = ['/:language/x/* /x/:splat 301'];
  return `${WRITTEN_BY}\n${[...listed, ...built, ...others].join('\n')}\n`;
}
