/** Far longer than any path of the site; longer requests are not legitimate. */
const MAX_PATH_CHARACTERS = 2048;

/**
 * Sequences that no link of the site contains and that servers interpret differently, so they are rejected. The regular
 * expressions use only the syntax that JavaScript and nginx (PCRE) share, so that both reject the same requests.
 */
const HOSTILE_PARTS = [
  String.raw`[\\#]`, // browsers read a backslash as a slash
  String.raw`%(?![0-9A-Fa-f]{2})`, // broken percent-encoding
  String.raw`%(?:[01][0-9A-Fa-f]|7[Ff])`, // encoded control characters, %00 among them
  String.raw`%2[Ff]|%5[Cc]`, // encoded slash and backslash
  String.raw`/(?:\.|%2[Ee]){1,2}(?:[/?]|$)`, // dot segments
] as const;

/** Clients send only printable ASCII; a raw control character could end a header line or a field. */
const NOT_PRINTABLE = String.raw`[\s\S]*[^\x21-\x7e]`;

/** Matches a whole request target; in the query, only characters that are not printable are rejected. */
export const HOSTILE_TARGET = `^(?:${[
  '[^/]|$', // not a path, or none at all
  '//', // names another host
  `[^?]{${MAX_PATH_CHARACTERS + 1}}`,
  NOT_PRINTABLE,
  `[^?]*(?:${HOSTILE_PARTS.join('|')})`,
].join('|')})`;

const hostileTarget = new RegExp(HOSTILE_TARGET);

export function isHostileTarget(target: string): boolean {
  return hostileTarget.test(target);
}
