import { stem, wordsOf } from './words.ts';

/** Places in a text, as pairs of start and end. */
export type Marks = readonly (readonly [start: number, end: number])[];

/** Characters of an excerpt before and after its first match. */
const BEFORE = 40;
const LENGTH = 160;

/** Where the words of a text match one of the terms that were found, or begin with what was typed. */
export function marksIn(text: string, terms: ReadonlySet<string>, typed: readonly string[]): Marks {
  const marks: [number, number][] = [];
  for (const { text: word, start, end, parts } of wordsOf(text)) {
    const beginning = typed.find((piece) => piece.length > 1 && word.startsWith(piece));
    const isWhole = [word, ...parts].some((part) => terms.has(part) || terms.has(stem(part)));
    if (isWhole) marks.push(parts.length > 0 && !terms.has(word) ? partOf(text.slice(start, end), start, parts, terms) : [start, end]);
    else if (beginning !== undefined) marks.push([start, start + beginning.length]);
  }
  return joined(marks);
}

/** A piece of a longer text that shows why it was found; empty when it does not. */
export function excerptOf(text: string, terms: ReadonlySet<string>, typed: readonly string[]): { text: string; marks: Marks } | undefined {
  const [first] = marksIn(text, terms, typed);
  if (!first) return undefined;
  const from = first[0] <= BEFORE ? 0 : text.indexOf(' ', first[0] - BEFORE) + 1;
  const isCut = text.length > from + LENGTH;
  const end = isCut ? Math.max(text.lastIndexOf(' ', from + LENGTH), first[1]) : text.length;
  const shown = `${from > 0 ? '… ' : ''}${text.slice(from, end)}${isCut ? ' …' : ''}`;
  return { text: shown, marks: marksIn(shown, terms, typed) };
}

/** The matching parts of a name, from the first to the last of them. */
function partOf(word: string, start: number, parts: readonly string[], terms: ReadonlySet<string>): [number, number] {
  let at = 0;
  let from = -1;
  let to = word.length;
  for (const part of parts) {
    if (terms.has(part) || terms.has(stem(part))) {
      if (from === -1) from = at;
      to = at + part.length;
    }
    at += part.length;
  }
  return [start + Math.max(from, 0), start + to];
}

/** Pairs of Chinese characters overlap; a reader sees one mark. */
function joined(marks: readonly [number, number][]): Marks {
  const result: [number, number][] = [];
  for (const [start, end] of marks) {
    const last = result.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
