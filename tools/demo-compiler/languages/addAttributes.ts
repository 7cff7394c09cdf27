/** A tag in formatted code, by positions. */
export interface Tag {
  start: number;
  nameEnd: number;
  attributes: readonly { start: number; end: number }[];
  end: number;
}

export interface Edit {
  at: number;
  removed: number;
  text: string;
}

const LINE_WIDTH = 80;

/**
 * Adds attributes to a tag. Where it has its lines to itself, they become what Prettier would make of them, which saves formatting
 * whole files.
 */
export function addAttributes(
  code: string,
  tag: Tag,
  added: readonly string[],
): { edits: Edit[]; isFormatted: boolean } {
  const { start, nameEnd, attributes, end } = tag;
  const ends = [nameEnd, ...attributes.map((one) => one.end)];
  const gaps = attributes.map((one, index) => code.slice(ends[index], one.start));
  const last = ends.at(-1) ?? nameEnd;
  const margin = code.slice(code.lastIndexOf('\n', start - 1) + 1, start);
  const indent = `\n${margin}  `;
  const lines = added.map((one) => linesOf(one, indent));
  const isAlone = /^ *$/.test(margin) && code[end] === '\n' && lines.every((one) => one !== undefined);

  if (isAlone && gaps.length > 0 && gaps.every((gap) => gap === indent))
    return { edits: [{ at: last, removed: 0, text: lines.join('') }], isFormatted: true };

  const isLine = !code.slice(start, end).includes('\n') && gaps.every((gap) => gap === ' ');
  const length = end - start + margin.length + added.join(' ').length + 1;
  if (isAlone && isLine && length > LINE_WIDTH) {
    const closing = code.slice(last, end).trim();
    const edits = gaps.map((gap, index): Edit => ({ at: ends[index] ?? 0, removed: gap.length, text: indent }));
    edits.push({ at: last, removed: end - closing.length - last, text: `${lines.join('')}\n${margin}` });
    return { edits, isFormatted: true };
  }

  return { edits: [{ at: last, removed: 0, text: added.map((one) => ` ${one}`).join('') }], isFormatted: false };
}

/** An attribute on its own line, or on three; `undefined` if that is still too long. */
function linesOf(attribute: string, indent: string): string | undefined {
  const fits = (text: string) => indent.length - 1 + text.length <= LINE_WIDTH;
  if (fits(attribute)) return indent + attribute;
  const [, name, expression = ''] = /^(\w+=)\{(.*)\}$/.exec(attribute) ?? [];
  return name && fits(`  ${expression}`) ? `${indent}${name}{${indent}  ${expression}${indent}}` : undefined;
}
