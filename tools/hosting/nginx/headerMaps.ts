import { EVERYTHING, type HeaderRule, isFolderPattern, type PathPattern } from '../headerRules.ts';
import { CACHE_CONTROL, SPECULATION_HEADER } from '../siteRules.ts';
import { escapedForRegex, literal, map } from './syntax.ts';

/**
 * The path the rules are asked with: as it was requested, before `try_files` finds the file behind it.
 * The server block sets it; a refusal empties it, so that refusals get the site-wide headers only.
 */
export const REQUESTED_PATH = '$hosting_path';
const RULE_PATH = '$hosting_rule_path';

export interface HeaderConfiguration {
  /** For the `http` level. */
  readonly maps: string;
  /** `add_header` lines for the server block; no location may have its own, it would lose all of these. */
  readonly lines: string;
}

/** One `add_header` for each name; where the value depends on the path, through a map. */
export function headerConfiguration(rules: readonly HeaderRule[]): HeaderConfiguration {
  const maps = [
    map('$status', RULE_PATH, [
      ['default', REQUESTED_PATH],
      ['~^[45]', '""'],
    ]),
  ];
  const lines: string[] = [];
  for (const name of headerNames(rules)) {
    const setting = rules.filter((rule) => valueIn(rule, name) !== undefined).toReversed();
    const [last] = setting;
    if (last?.path === EVERYTHING) {
      lines.push(addHeader(name, literal(valueIn(last, name) ?? '')));
      continue;
    }
    const variable = `$hosting_${name.toLowerCase().replaceAll('-', '_')}`;
    maps.push(
      map(
        RULE_PATH,
        variable,
        setting.map((rule) => [mapKey(rule.path), literal(valueIn(rule, name) ?? '')]),
      ),
    );
    if (name === SPECULATION_HEADER) {
      maps.push(unlessSavingData(variable));
      lines.push(addHeader(name, `${variable}_sent`));
    } else if (name !== 'Cache-Control') lines.push(addHeader(name, variable));
  }
  return { maps: [...maps, cacheControlByStatus()].join('\n'), lines: [...lines, ...answerHeaders()].join('\n') };
}

function headerNames(rules: readonly HeaderRule[]): string[] {
  return [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))];
}

function valueIn(rule: HeaderRule, name: string): string | undefined {
  return rule.headers[name];
}

/** Regular expressions for single paths too: plain keys would ignore case and take precedence over later rules. */
function mapKey(path: PathPattern): string {
  if (path === EVERYTHING) return 'default';
  return isFolderPattern(path) ? `~^${escapedForRegex(path.slice(0, -1))}` : `~^${escapedForRegex(path)}$`;
}

function unlessSavingData(variable: string): string {
  return map('$http_save_data', `${variable}_sent`, [
    ['default', variable],
    [String.raw`~*^on\b`, '""'],
  ]);
}

function cacheControlByStatus(): string {
  return map('$status', '$hosting_cache_control_sent', [
    ['default', '$hosting_cache_control'],
    ['~^30[12]$', literal(CACHE_CONTROL.redirect)],
    ['~^[45]', literal(CACHE_CONTROL.refusal)],
  ]);
}

function answerHeaders(): string[] {
  return [
    addHeader('Cache-Control', '$hosting_cache_control_sent'),
    addHeader('Vary', '$hosting_vary'),
    addHeader('Allow', '$hosting_allow'),
  ];
}

/** Without `always` nginx leaves a header out of refusals. */
function addHeader(name: string, value: string): string {
  return `add_header ${name} ${value} always;`;
}
