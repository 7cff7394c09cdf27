/** A quoted string in the nginx configuration, without variables. */
export function literal(text: string): string {
  if (/[$\r\n]/.test(text)) {
    throw new Error(`nginx would read "${text}" as more than text; remove "$" and line breaks.`);
  }
  return quoted(text);
}

/** A quoted string with variables, or a regular expression. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** Escapes a path for a regular expression; other special characters do not occur in paths of the site. */
export function escapedForRegex(path: string): string {
  return path.replaceAll('.', '[.]');
}
