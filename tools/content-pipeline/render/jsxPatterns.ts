import type { Pattern } from 'prismjs';

/** After a name, `<` is a comparison or begins type arguments. */
const TAG = /<\/[\w.:-]*|(?<![\w$])<[\w.:-]*/g;
const VALUE = /=\{/g;
const SPREAD = /\{(?:\s|\/\*[\s\S]*?\*\/)*\.{3}/g;

const SPACE = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)+/y;
const ATTRIBUTE = /[\w.:$-]+(?:=(?!\{)(?:"(?:\\[\s\S]|[^\\"])*"|'(?:\\[\s\S]|[^\\'])*'|[^\s{'"/>=]+))?/y;
/** Characters that open, close or escape something. */
const NOTABLE = /\$\{|\\[\s\S]|[{}`"'/]/g;
/** Strings and comments. `//` after a colon is a URL in the text between tags. */
const SKIPPED = /"(?:\\[\s\S]|[^\\"\n])*"|'(?:\\[\s\S]|[^\\'\n])*'|(?<!:)\/\/.*|\/\*[\s\S]*?\*\//y;

/** Replacements for Prism's regular expressions, which match only three levels of nested braces. */
export const JSX_TAG = patternOf(TAG, ({ text, start, end }) => endOfTag(text, end, end > start + 1));
/** The value of an attribute, including the equals sign: `={…}`. */
export const JSX_VALUE = patternOf(VALUE, ({ text, end }) => endOfBraces(text, end - 1));
/** `{...props}`. */
export const JSX_SPREAD = patternOf(SPREAD, ({ text, start }) => endOfBraces(text, start));

interface Beginning {
  text: string;
  start: number;
  end: number;
}

/** A matcher with the interface of `RegExp`: a match begins with `beginning` and ends at `endOf`; -1 means no match. */
function patternOf(beginning: RegExp, endOf: (found: Beginning) => number): Pattern {
  return {
    global: true,
    lastIndex: 0,
    exec(text) {
      beginning.lastIndex = this.lastIndex;
      for (let found = beginning.exec(text); found; found = beginning.exec(text)) {
        const next = beginning.lastIndex;
        const end = endOf({ text, start: found.index, end: next });
        if (end !== -1) return Object.assign([text.slice(found.index, end)], { index: found.index });
        beginning.lastIndex = next;
      }
      return null;
    },
  };
}

/** End of the tag whose name ends at `position`. An excerpt may end inside a tag with a name. */
function endOfTag(text: string, position: number, hasName: boolean): number {
  for (let at = position; at !== -1;) {
    const afterSpace = endOfMatch(SPACE, text, at);
    const next = afterSpace === -1 ? at : afterSpace;
    if (text[next] === '>') return next + 1;
    if (text.startsWith('/>', next)) return next + 2;
    if (next === text.length && hasName && next > position) return next;
    if (afterSpace === -1) return -1;
    at = endOfAttribute(text, next);
  }
  return -1;
}

function endOfAttribute(text: string, start: number): number {
  if (text[start] === '{') return endOfBraces(text, start);
  const end = endOfMatch(ATTRIBUTE, text, start);
  return end !== -1 && text.startsWith('={', end) ? endOfBraces(text, end + 1) : end;
}

/** End of the brace at `start`, skipping nested braces, strings and comments. */
function endOfBraces(text: string, start: number): number {
  /** Open braces, and templates with braces in them. */
  const open: string[] = [];
  NOTABLE.lastIndex = start;
  for (let found = NOTABLE.exec(text)?.[0]; found; found = NOTABLE.exec(text)?.[0]) {
    const isInTemplate = open.at(-1) === '`';
    if (found === (isInTemplate ? '`' : '}')) open.pop();
    else if (found === '${' || (!isInTemplate && (found === '{' || found === '`'))) open.push(found);
    else if (!isInTemplate)
      NOTABLE.lastIndex = Math.max(NOTABLE.lastIndex, endOfMatch(SKIPPED, text, NOTABLE.lastIndex - 1));
    if (open.length === 0) return NOTABLE.lastIndex;
  }
  return -1;
}

function endOfMatch(sticky: RegExp, text: string, position: number): number {
  sticky.lastIndex = position;
  return sticky.test(text) ? sticky.lastIndex : -1;
}
