import type { DemoDefinition, DemoFacts, DemoFile } from '#model/demo';
import { highlightFile } from './tokens.ts';
import type { SourceFile } from '../twin/toJavaScript.ts';

type Excerpts = DemoFacts['excerpts'];

const MAX_EXCERPT_LINES = 40;

/** The highlighted excerpt in each language, or a single one if both are equal. */
export function excerptsOf(definition: DemoDefinition, ts: SourceFile, js: SourceFile): Excerpts {
  if (!definition.excerpt) return [];
  const inTs = cutExcerpt(ts, definition.excerpt);
  const inJs = cutExcerpt(js, definition.excerpt);
  const show = ({ lines }: DemoFile) => lines;
  if (inTs.code === inJs.code) return [{ variant: 'both', lines: show(highlightFile(inTs)) }];
  return [
    { variant: 'TS', lines: show(highlightFile(inTs)) },
    { variant: 'JS', lines: show(highlightFile(inJs)) },
  ];
}

export class ExcerptError extends Error {
  override name = 'ExcerptError';
}

/**
 * Extracts from the first line that starts with one text to the next line of the same indentation that starts with the
 * other. If no line starts with a text, a line that contains it is used.
 */
export function cutExcerpt({ name, code }: SourceFile, [first, last]: readonly [string, string]): SourceFile {
  const lines = code.split('\n');
  const start = findLine(lines, (line) => line.trimStart().startsWith(first.trim()), (line) => line.includes(first));
  const rest = lines.slice(start);
  const depth = indentOf(rest[0] ?? '');
  const length = findLine(rest, (line) => indentOf(line) === depth && line.trimStart().startsWith(last.trim()), (line) => line.includes(last));
  if (start < 0 || length < 0) throw new ExcerptError(`${name} has no lines from ${JSON.stringify(first)} to ${JSON.stringify(last)}.`);
  if (length >= MAX_EXCERPT_LINES) throw new ExcerptError(`The excerpt of ${name} has ${length + 1} lines; ${MAX_EXCERPT_LINES} are enough.`);
  const chosen = lines.slice(start, start + length + 1);
  const indent = Math.min(...chosen.filter((line) => line.trim()).map(indentOf));
  return { name, code: chosen.map((line) => line.slice(indent)).join('\n') };
}

function findLine(lines: readonly string[], isBest: (line: string) => boolean, isGood: (line: string) => boolean): number {
  const best = lines.findIndex(isBest);
  return best >= 0 ? best : lines.findIndex(isGood);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
