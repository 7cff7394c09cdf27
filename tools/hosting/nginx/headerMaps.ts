import { EVERYTHING, type HeaderRule, isFolderPattern, type PathPattern } from '../headerRules.ts';
import { CACHE_CONTROL, SPECULATION_HEADER } from '../siteRules.ts';
import { escapedForRegex, literal, map } from './syntax.ts';

/**
 * The path that rules match: the requested path, before `try_files` rewrites it. The server block sets it; error responses
 * clear it, so that they get only the site-wide headers.
 */
export const REQUESTED_PATH = '$hosting_path';
const RULE_PATH = '$hosting_rule_path';

export interface HeaderConfiguration {
  /** To be included at the `http` level. */
  readonly maps: string;
  /** `add_header` lines for the server block. No location may have its own, because it would drop all of these. */
  readonly lines: string;
}

/** One `add_header` per name, through a map if the value depends on the path. */
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

/** Regular expressions even for single paths: plain keys ignore case and would take precedence over later rules. */
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
    ['~^[45]', literal(CACHE_CONTROL.error)],
  ]);
}

function answerHeaders(): string[] {
  return [
    addHeader('Cache-Control', '$hosting_cache_control_sent'),
    addHeader('Vary', '$hosting_vary'),
    addHeader('Allow', '$hosting_allow'),
  ];
}

/** Without `always`, nginx omits a header from error responses. */
function addHeader(name: string, value: string): string {
  return `add_header ${name} ${value} always;`;
}
