import { format as prettier } from 'prettier';

const OPTIONS = { singleQuote: true, printWidth: 80 } as const;
const PARSERS = new Map([
  ['tsx', 'typescript'],
  ['ts', 'typescript'],
  ['jsx', 'babel'],
  ['js', 'babel'],
  ['css', 'css'],
]);

/** Demos share data files, which are formatted once instead of with every demo. */
const formatted = new Map<string, Promise<string>>();

/** Formats code in the style of all demos. Throws an error with the position if it cannot be parsed. */
export function format(code: string, fileName: string): Promise<string> {
  const parser = PARSERS.get(fileName.slice(fileName.lastIndexOf('.') + 1));
  if (!parser)
    throw new Error(`${fileName} cannot be formatted: demos consist of ${[...PARSERS.keys()].join(', ')} files.`);
  const key = `${parser}:${code}`;
  const known = formatted.get(key);
  if (known) return known;
  const result = prettier(code, { ...OPTIONS, parser });
  formatted.set(key, result);
  // Formatting the result changes nothing.
  result.then(
    (text) => formatted.set(`${parser}:${text}`, result),
    () => undefined,
  );
  return result;
}
