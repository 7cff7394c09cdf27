import type { DemoDefinition, DemoFacts, Excerpt } from '#model/demo';
import type { SourceFile } from '../javascript/toJavaScript.ts';
import { importsOf } from './imports.ts';
import { shortJsx } from './shortJsx.ts';
import { highlightFile } from './tokens.ts';

type Excerpts = DemoFacts['excerpts'];

const MAX_EXCERPT_LINES = 40;

/** The highlighted excerpt in each language, or a single one if both are equal. None if there are no short lines to show. */
export function excerptsOf({ excerpt }: Pick<DemoDefinition, 'excerpt'>, ts: SourceFile, js: SourceFile): Excerpts {
  const [inTs, inJs] = [ts, js].map((file) => (excerpt ? cutExcerpt(file, excerpt) : shortJsx(file)));
  if (!inTs || !inJs) return [];
  const linesOf = (cut: SourceFile, file: SourceFile) => highlightFile(cut, importsOf(file)).lines;
  if (inTs.code === inJs.code) return [{ variant: 'both', lines: linesOf(inTs, ts) }];
  return [
    { variant: 'TS', lines: linesOf(inTs, ts) },
    { variant: 'JS', lines: linesOf(inJs, js) },
  ];
}

export class ExcerptError extends Error {
  override name = 'ExcerptError';
}

/** The parts of an excerpt, with an empty line between them. */
export function cutExcerpt(file: SourceFile, [first, last, ...other]: Excerpt): SourceFile {
  const code = cutPart(file, first, last);
  const [otherFirst, otherLast] = other;
  const whole = otherFirst && otherLast ? `${code}\n\n${cutPart(file, otherFirst, otherLast)}` : code;
  const length = whole.split('\n').length;
  if (length > MAX_EXCERPT_LINES)
    throw new ExcerptError(`The excerpt of ${file.name} has ${length} lines; ${MAX_EXCERPT_LINES} are enough.`);
  return { name: file.name, code: whole };
}

/**
 * Extracts from the first line that starts with one text to the next line of the same indentation that starts with the
 * other. If no line starts with a text, a line that contains it is used.
 */
function cutPart({ name, code }: SourceFile, first: string, last: string): string {
  const lines = code.split('\n');
  const start = findLine(
    lines,
    (line) => line.trimStart().startsWith(first.trim()),
    (line) => line.includes(first),
  );
  const rest = lines.slice(start);
  const depth = indentOf(rest[0] ?? '');
  const length = findLine(
    rest,
    (line) => indentOf(line) === depth && line.trimStart().startsWith(last.trim()),
    (line) => line.includes(last),
  );
  if (start < 0 || length < 0)
    throw new ExcerptError(`${name} has no lines from ${JSON.stringify(first)} to ${JSON.stringify(last)}.`);
  const chosen = lines.slice(start, start + length + 1);
  const indent = Math.min(...chosen.filter((line) => line.trim()).map(indentOf));
  return chosen.map((line) => line.slice(indent)).join('\n');
}

function findLine(
  lines: readonly string[],
  isBest: (line: string) => boolean,
  isGood: (line: string) => boolean,
): number {
  const best = lines.findIndex(isBest);
  return best >= 0 ? best : lines.findIndex(isGood);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
