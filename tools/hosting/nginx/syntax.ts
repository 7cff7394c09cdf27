/** A quoted string of the nginx language, taken literally. */
export function literal(text: string): string {
  if (/[$\r\n]/.test(text))
    throw new Error(`nginx would read "${text}" as more than a text; remove "$" and line breaks.`);
  return quoted(text);
}

/** A quoted string in which nginx replaces variables. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** `map $source $name { … }`; a key that begins with `~` is a regular expression, and the first that matches wins. */
export function map(source: string, name: string, lines: readonly (readonly [key: string, value: string])[]): string {
  const body = lines.map(([key, value]) => `  ${key === 'default' ? key : quoted(key)} ${value};\n`);
  return `map ${source} ${name} {\n${body.join('')}}\n`;
}

/** A text as a regular expression that matches itself. */
export function escapedForRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
