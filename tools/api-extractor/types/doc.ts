import type { TypeText, TypeToken } from '#model/api';

/** A type before its lines are broken: pieces of text, names that can be followed, and places where a line may end. */
export type Doc =
  | string
  | { token: Exclude<TypeToken, string> }
  | { parts: readonly Doc[] }
  /** Stands on one line if it fits; otherwise every `line` directly in it breaks. */
  | { group: Doc }
  | { indent: Doc }
  /** What stands here while the line is not broken. */
  | { line: string };

/** Types stand in a column of a table more often than alone, and wider screens do not make them easier to read. */
const WIDTH_CHARACTERS = 60;
const INDENT_CHARACTERS = 2;
const SHORT_CHARACTERS = 24;

export const parts = (...docs: Doc[]): Doc => ({ parts: docs });
export const group = (...docs: Doc[]): Doc => ({ group: { parts: docs } });
export const indent = (...docs: Doc[]): Doc => ({ indent: { parts: docs } });
export const softLine: Doc = { line: '' };
export const spaceLine: Doc = { line: ' ' };

export function join(docs: readonly Doc[], separator: Doc): Doc {
  return { parts: docs.flatMap((doc, index) => (index === 0 ? [doc] : [separator, doc])) };
}

/** `open` and `close` around a list that stands on one line or has a line for each item. */
export function bracketed(open: string, items: readonly Doc[], close: string, separator = ','): Doc {
  if (items.length === 0) return `${open}${close}`;
  // One short item on lines of its own takes room and tells nothing.
  const [only] = items;
  if (only !== undefined && items.length === 1 && widthOf(only) <= SHORT_CHARACTERS) return parts(open, only, close);
  return group(open, indent(softLine, join(items, parts(separator, spaceLine))), softLine, close);
}

/** Breaks lines where they are needed and joins neighboring texts. */
export function layOut(doc: Doc): TypeText {
  const tokens: TypeToken[] = [];
  let column = 0;

  function addText(text: string) {
    const last = tokens.at(-1);
    if (typeof last === 'string') tokens[tokens.length - 1] = last + text;
    else if (text) tokens.push(text);
    const newline = text.lastIndexOf('\n');
    column = newline === -1 ? column + text.length : text.length - newline - 1;
  }

  function print(piece: Doc, isBroken: boolean, depth: number) {
    if (typeof piece === 'string') addText(piece);
    else if ('token' in piece) {
      tokens.push(piece.token);
      column += piece.token.text.length;
    } else if ('parts' in piece) for (const part of piece.parts) print(part, isBroken, depth);
    else if ('indent' in piece) print(piece.indent, isBroken, depth + INDENT_CHARACTERS);
    else if ('line' in piece) addText(isBroken ? `\n${' '.repeat(depth)}` : piece.line);
    else print(piece.group, widthOf(piece.group) > WIDTH_CHARACTERS - column, depth);
  }

  print(doc, false, 0);
  return tokens;
}

export function widthOf(doc: Doc): number {
  if (typeof doc === 'string') return doc.length;
  if ('token' in doc) return doc.token.text.length;
  if ('parts' in doc) return doc.parts.reduce((sum, part) => sum + widthOf(part), 0);
  if ('indent' in doc) return widthOf(doc.indent);
  if ('line' in doc) return doc.line.length;
  return widthOf(doc.group);
}
