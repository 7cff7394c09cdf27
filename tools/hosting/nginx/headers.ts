import { EVERYTHING, type HeaderRule, isFolderPattern, type PathPattern } from '../headerRules.ts';
import { CACHE_CONTROL } from '../siteRules.ts';
import { escapedForRegex, literal } from './syntax.ts';

/**
 * One `add_header` per name, through a map if the value depends on the path or the status. All of them belong into the
 * server block: a location with one of its own would drop the others. `always` adds them to errors too.
 */
export function headerConfiguration(rules: readonly HeaderRule[]): { maps: string[]; lines: string[] } {
  const maps: string[] = [];
  const lines = ['add_header Vary Accept-Encoding always;'];
  for (const name of new Set(rules.flatMap((rule) => Object.keys(rule.headers)))) {
    const setting = rules.filter((rule) => name in rule.headers);
    const siteWide = setting.findLast(({ path }) => path === EVERYTHING)?.headers[name];
    const entries = [
      ...byStatus(name),
      ...byPath(
        setting.filter(({ path }) => path !== EVERYTHING),
        name,
      ),
    ];
    const variable = `$hosting_${name.toLowerCase().replaceAll('-', '_')}`;
    if (entries.length > 0) {
      if (siteWide !== undefined) entries.push(`default ${literal(siteWide)};`);
      maps.push(`map $status$uri ${variable} {\n  ${entries.join('\n  ')}\n}`);
    }
    lines.push(`add_header ${name} ${entries.length > 0 ? variable : literal(siteWide ?? '')} always;`);
  }
  return { maps, lines };
}

function byStatus(name: string): string[] {
  if (name !== 'Cache-Control') return [];
  return [`~^30[12] ${literal(CACHE_CONTROL.redirect)};`, `~^[45] ${literal(CACHE_CONTROL.error)};`];
}

/** Later rules first, because the first match of a map wins; errors have only the site-wide headers. */
function byPath(rules: readonly HeaderRule[], name: string): string[] {
  const groups: { value: string; patterns: string[] }[] = [];
  for (const { path, headers } of rules.toReversed()) {
    const value = headers[name] ?? '';
    const last = groups.at(-1);
    if (last?.value === value) last.patterns.push(pattern(path));
    else groups.push({ value, patterns: [pattern(path)] });
  }
  return groups.map(({ value, patterns }) => `~^[23]..(?:${patterns.join('|')}) ${literal(value)};`);
}

/** For a page, nginx has added the name of its file. */
function pattern(path: PathPattern): string {
  if (isFolderPattern(path)) return escapedForRegex(path.slice(0, -1));
  return `${escapedForRegex(path)}${path.endsWith('/') ? '(?:index[.]html)?' : ''}$`;
}
