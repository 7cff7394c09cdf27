import { stem, wordsOf, type Word } from './words.ts';

/** Highlighted ranges in a text. */
export type Marks = readonly (readonly [start: number, end: number])[];

/** Characters of an excerpt before and after its first match. */
const BEFORE = 40;
const LENGTH = 160;

/** The ranges of words that match one of the found terms or start with a typed word. */
export function marksIn(text: string, terms: ReadonlySet<string>, typed: readonly string[]): Marks {
  return merge(wordsOf(text).flatMap((word) => markOf(word, text, terms, typed) ?? []));
}

function markOf(
  { text: word, start, end, parts }: Word,
  text: string,
  terms: ReadonlySet<string>,
  typed: readonly string[],
): [[number, number]] | undefined {
  const has = (part: string) => terms.has(part) || terms.has(stem(part));
  if (has(word)) return [[start, end]];
  if (parts.some(has)) return [partOf(text.slice(start, end), start, parts, terms)];
  const beginning = typed.find((piece) => piece.length > 1 && word.startsWith(piece));
  return beginning === undefined ? undefined : [[start, start + beginning.length]];
}

/** An excerpt around the first match; `undefined` if the text has none. */
export function excerptOf(
  text: string,
  terms: ReadonlySet<string>,
  typed: readonly string[],
): { text: string; marks: Marks } | undefined {
  const first = firstMark(text, terms, typed);
  if (!first) return undefined;
  const from = first[0] <= BEFORE ? 0 : text.indexOf(' ', first[0] - BEFORE) + 1;
  const isCut = text.length > from + LENGTH;
  const end = isCut ? Math.max(text.lastIndexOf(' ', from + LENGTH), first[1]) : text.length;
  const shown = `${from > 0 ? '…\u00a0' : ''}${text.slice(from, end)}${isCut ? '\u00a0…' : ''}`;
  return { text: shown, marks: marksIn(shown, terms, typed) };
}

/** Texts are long and the first match is usually early, so the text is scanned in chunks. */
function firstMark(
  text: string,
  terms: ReadonlySet<string>,
  typed: readonly string[],
): readonly [number, number] | undefined {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf(' ', from + LENGTH);
    const [mark] = marksIn(text.slice(from, end === -1 ? undefined : end), terms, typed);
    if (mark) return [from + mark[0], from + mark[1]];
    if (end === -1) return undefined;
    from = end;
  }
  return undefined;
}

/** The range from the first to the last matching part of a name. */
function partOf(word: string, start: number, parts: readonly string[], terms: ReadonlySet<string>): [number, number] {
  let position = 0;
  let from = -1;
  let to = word.length;
  for (const part of parts) {
    if (terms.has(part) || terms.has(stem(part))) {
      if (from === -1) from = position;
      to = position + part.length;
    }
    position += part.length;
  }
  return [start + Math.max(from, 0), start + to];
}

/** Merges overlapping ranges, which Chinese bigrams produce. */
function merge(marks: readonly [number, number][]): Marks {
  const result: [number, number][] = [];
  for (const [start, end] of marks) {
    const last = result.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
