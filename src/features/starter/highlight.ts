/** A piece of code with the class of its color, if it has one. */
export type Token = readonly [text: string, className?: string | undefined];

const KEYWORDS =
  'as|async|await|boolean|const|default|export|for|from|function|if|import|interface|let|new|null|number|of|return|string|type|undefined|unknown';

/** The names of the groups are those of the syntax colors. The code is our own, so a few patterns are enough. */
const PATTERN = new RegExp(
  [
    String.raw`(?<comment>//.*|/\*\*.*?\*/)`,
    String.raw`(?<string>'(?:\\.|[^'\\\n])*'|"[^"\n]*")`,
    String.raw`(?<tag>(?<=^\s*|[({>]\s*)</?[A-Za-z]\w*|/>)`,
    String.raw`(?<attrName>(?<=^\s*|<\w+ |" )\w+(?==[{"]))`,
    String.raw`(?<keyword>\b(?:${KEYWORDS})\b(?![:=]))`,
    String.raw`(?<number>\b\d+\b)`,
    String.raw`(?<function>\b\w+(?=\())`,
  ].join('|'),
  'gm',
);

/** Code as pieces, for colors. */
export function highlight(code: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(PATTERN)) {
    const name = Object.keys(groups).find((key) => groups[key] !== undefined);
    if (index > end) tokens.push([code.slice(end, index)]);
    tokens.push([text, name === 'attrName' ? 'attr-name' : name]);
    end = index + text.length;
  }
  if (end < code.length) tokens.push([code.slice(end)]);
  return tokens;
}
