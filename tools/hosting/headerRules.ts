/** A single path (`/x/sw.js`) or everything below a folder (`/x/*`), which all three outputs can express. */
export type PathPattern = `/${string}`;

/** Rules apply in order: if two match a path, the later one replaces headers of the same name. */
export interface HeaderRule {
  readonly path: PathPattern;
  readonly headers: Readonly<Record<string, string>>;
}

export type HeaderList = readonly (readonly [name: string, value: string])[];

export const EVERYTHING: PathPattern = '/*';

export function isFolderPattern(pattern: PathPattern): boolean {
  return pattern.endsWith('/*');
}

/** `/x/*` matches `/x/` and everything below it, but not `/x`. */
export function matchesPattern(pattern: PathPattern, path: string): boolean {
  return isFolderPattern(pattern) ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The headers of a path, without duplicates. */
export function headersFor(rules: readonly HeaderRule[], path: string): HeaderList {
  return merge(rules.filter((rule) => matchesPattern(rule.path, path)));
}

/** The headers that do not depend on the path; error responses have only these. */
export function siteWideHeaders(rules: readonly HeaderRule[]): HeaderList {
  return merge(rules.filter((rule) => rule.path === EVERYTHING));
}

function merge(rules: readonly HeaderRule[]): HeaderList {
  const byName = new Map<string, readonly [string, string]>();
  for (const rule of rules) {
    for (const [name, value] of Object.entries(rule.headers)) byName.set(name.toLowerCase(), [name, value]);
  }
  return [...byName.values()];
}

/** A list with one header added or replaced. */
export function withHeader(list: HeaderList, name: string, value: string): HeaderList {
  const others = list.filter(([existing]) => existing.toLowerCase() !== name.toLowerCase());
  return [...others, [name, value]];
}

/** Throws an error for a rule that one of the outputs cannot express, or that could inject a second header. */
export function checkRules(rules: readonly HeaderRule[]): void {
  for (const { path, headers } of rules) {
    if (!/^\/(?:[\w.~-]+\/)*(?:[\w.~-]+|\*)?$/.test(path)) {
      throw new Error(
        `The header rule path "${path}" must be one path or end in "/*", without other special characters.`,
      );
    }
    for (const [name, value] of Object.entries(headers)) {
      if (!/^[A-Za-z][A-Za-z-]*$/.test(name)) throw new Error(`"${name}" is not a header name (rule ${path}).`);
      if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value) || value.includes('$')) {
        throw new Error(`The value of ${name} (rule ${path}) must be one line of plain ASCII without "$".`);
      }
    }
  }
}
