/** Tokens of generated code with the classes of Prism, whose highlighter would be most of the room. */
const TOKENS = new RegExp(
  [
    /(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)/,
    /(?<tag>(?<=<\/?)[A-Za-z]\w*)/,
    /(?<attr>^ +[a-zA-Z][\w-]*(?=(?:=[{"]|$))|(?<=<\w+ )[a-z]\w*(?=[={]))/,
    /(?<keyword>\b(?:import|from|export|default|function|return|const|type|new|null)\b)/,
    /(?<boolean>\b(?:true|false)\b)/,
    /(?<number>\b\d+(?:\.\d+)?\b)/,
    /(?<punctuation>[{}[\]();,<>/=])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);
const CLASSES: Readonly<Record<string, string>> = { attr: 'attr-name' };

export type Token = readonly [text: string, className?: string];

export function highlight(code: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKENS)) {
    const [kind = ''] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    if (match.index > end) tokens.push([code.slice(end, match.index)]);
    tokens.push([match[0], CLASSES[kind] ?? kind]);
    end = match.index + match[0].length;
  }
  return [...tokens, [code.slice(end)]];
}
