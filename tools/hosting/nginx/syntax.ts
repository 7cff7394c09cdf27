/** A quoted string in the nginx configuration, without variables. */
export function literal(text: string): string {
  if (/[$\r\n]/.test(text))
    throw new Error(`nginx would read "${text}" as more than text; remove "$" and line breaks.`);
  return quoted(text);
}

/** A quoted string with variables. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** `map $source $name { … }`; keys that begin with `~` are regular expressions, and the first match wins. */
export function map(source: string, name: string, lines: readonly (readonly [key: string, value: string])[]): string {
  const body = lines.map(([key, value]) => `  ${key === 'default' ? key : quoted(key)} ${value};\n`);
  return `map ${source} ${name} {\n${body.join('')}}\n`;
}

/** Escapes a text for a regular expression. */
export function escapedForRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
