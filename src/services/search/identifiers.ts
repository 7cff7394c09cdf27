import { isFiller, squash, wordsOf } from './words.ts';

export interface Identifiers {
  /** Squashed: `updaterows` for `apiRef.current.updateRows()`. */
  names: ReadonlySet<string>;
  /** The number of significant words around them. */
  otherWords: number;
}

/** A name with its path and call: `apiRef.current.updateRows()`, `.MuiDataGrid-row--editing`, `--DataGrid-rowWidth`. */
const PATH = /(?<![\w$])[.`<]?(?:--)?[A-Za-z_$][\w$]*(?:(?:\.|-{1,2})[\w$]+)*[(`]?/g;
const CAMEL_CASE = /[a-z\d][A-Z]/;
const CLASS_NAME = /^Mui[A-Z]?[A-Za-z]*-/;

/** Names that are written like code: in camel case, as a class, as a call, or in backticks. */
export function identifiersIn(text: string): Identifiers {
  const names = new Set<string>();
  const rest = text.replace(PATH, (path) => {
    const name = path.replace(/^[.`<]|[(`]$/g, '');
    const isCode = CAMEL_CASE.test(name) || CLASS_NAME.test(name) || name.startsWith('--') || /^`.*`$|\w\($/.test(path);
    // Of a path, the last name is meant.
    if (isCode) names.add(squash(name.slice(name.lastIndexOf('.') + 1)));
    return isCode ? ' ' : path;
  });
  return {
    names,
    otherWords: names.size === 0 ? Infinity : wordsOf(rest).filter((word) => !isFiller(word.text)).length,
  };
}
