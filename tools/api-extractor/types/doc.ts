import type { TypeText, TypeToken } from '#model/api';
import { plainType, TYPE_COLUMN_CHARACTERS } from '#model/api-content';

/** A type before line breaking: text, linked names, and possible line breaks. */
export type Doc =
  | string
  | { token: Exclude<TypeToken, string> }
  | { parts: readonly Doc[] }
  /** On one line if it fits; otherwise every direct `line` breaks. */
  | { group: Doc }
  | { indent: Doc }
  /** The text while the line is not broken. */
  | { line: string };

/** The width of a type that takes the column of a missing default, too. */
const TWO_COLUMNS_CHARACTERS = 44;
/** The width of types outside of columns; longer lines are not easier to read. */
const WIDE_CHARACTERS = 60;
const INDENT_CHARACTERS = 2;
const SHORT_CHARACTERS = 24;

export const parts = (...docs: Doc[]): Doc => ({ parts: docs });
export const group = (...docs: Doc[]): Doc => ({ group: { parts: docs } });
export const indent = (...docs: Doc[]): Doc => ({ indent: { parts: docs } });
const softLine: Doc = { line: '' };
export const spaceLine: Doc = { line: ' ' };

export function join(docs: readonly Doc[], separator: Doc): Doc {
  return { parts: docs.flatMap((doc, index) => (index === 0 ? [doc] : [separator, doc])) };
}

/** A bracketed list on one line, or with one item per line. */
export function bracketed(open: string, items: readonly Doc[], close: string, separator = ','): Doc {
  if (items.length === 0) return `${open}${close}`;
  // A single short item is not worth a line break, neither around it nor inside.
  const [only] = items;
  if (only !== undefined && items.length === 1 && widthOf(only) <= SHORT_CHARACTERS)
    return parts(open, flat(only), close);
  return group(open, indent(softLine, join(items, parts(separator, spaceLine))), softLine, close);
}

/** The doc on one line. */
function flat(doc: Doc): Doc {
  if (typeof doc === 'string' || 'token' in doc) return doc;
  if ('line' in doc) return doc.line;
  if ('parts' in doc) return { parts: doc.parts.map(flat) };
  return flat('group' in doc ? doc.group : doc.indent);
}

/** Breaks lines where needed and merges adjacent text. */
export function layOut(doc: Doc, width = TYPE_COLUMN_CHARACTERS): TypeText {
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
    else print(piece.group, widthOf(piece.group) > width - column, depth);
  }

  print(doc, false, 0);
  return tokens;
}

/** For the column of types, beside a default or not. */
export function layOutInTable(doc: Doc, hasDefault: boolean): TypeText {
  return layOut(doc, hasDefault ? TYPE_COLUMN_CHARACTERS : TWO_COLUMNS_CHARACTERS);
}

/** The order of the texts of two docs. */
export function compareDocs(a: Doc, b: Doc): number {
  const [first, second] = [textOf(a), textOf(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function textOf(doc: Doc): string {
  return plainType(layOut(doc, Infinity));
}

export function layOutWide(doc: Doc): TypeText {
  return layOut(doc, WIDE_CHARACTERS);
}

export function widthOf(doc: Doc): number {
  if (typeof doc === 'string') return doc.length;
  if ('token' in doc) return doc.token.text.length;
  if ('parts' in doc) return doc.parts.reduce((sum, part) => sum + widthOf(part), 0);
  if ('indent' in doc) return widthOf(doc.indent);
  if ('line' in doc) return doc.line.length;
  return widthOf(doc.group);
}
