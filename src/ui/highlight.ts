/** Highlights code that the site itself writes in the browser. Readers' code takes a real highlighter, which is ten times as large. */

const KEYWORDS =
  'as|async|await|boolean|const|default|export|for|from|function|if|import|interface|let|new|null|number|of|return|string|type|undefined|unknown';

/** The names of the groups are classes of Prism. */
const TOKENS = new RegExp(
  [
    /(?<comment>\/\/.*|\/\*\*.*?\*\/)/,
    /(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)/,
    /(?<tag>(?<=(?:^\s*|[({>]\s*|return )<\/?)[A-Za-z]\w*)/,
    /(?<attr>(?<=^ +)[a-zA-Z][\w-]*(?==[{"]|$)|(?<=(?:<\w+|["}]) )[a-z]\w*(?==[{"]| \/>))/,
    new RegExp(String.raw`(?<keyword>\b(?:${KEYWORDS})\b(?![:=]))`),
    /(?<boolean>\b(?:true|false)\b)/,
    /(?<number>\b\d+(?:\.\d+)?\b)/,
    /(?<function>\b\w+(?=\())/,
    /(?<punctuation>[{}[\]();,<>/=])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** A piece of code with its class, if it has one. */
export type CodePiece = readonly [text: string, className?: string | undefined];

export function highlight(code: string): CodePiece[] {
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(TOKENS)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    if (index > end) pieces.push([code.slice(end, index)]);
    pieces.push([text, kind === 'attr' ? 'attr-name' : kind]);
    end = index + text.length;
  }
  if (end < code.length) pieces.push([code.slice(end)]);
  return pieces;
}
