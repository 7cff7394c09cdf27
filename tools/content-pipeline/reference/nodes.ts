import type { Break, InlineCode, Link, PhrasingContent, Table, Text } from 'mdast';

/** Constructors for Markdown nodes, which Markdown versions use as well. */
export function text(value: string): Text {
  return { type: 'text', value };
}

export function inlineCode(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

export function link(url: string, ...children: PhrasingContent[]): Link {
  return { type: 'link', url, children };
}

export function lineBreak(): Break {
  return { type: 'break' };
}

/** Joins inline content with a separator. */
export function joined(
  items: readonly (readonly PhrasingContent[])[],
  between: () => PhrasingContent,
): PhrasingContent[] {
  return items.flatMap((item, index) => (index > 0 ? [between(), ...item] : [...item]));
}

export function commaSeparated(items: readonly PhrasingContent[]): PhrasingContent[] {
  return joined(
    items.map((item) => [item]),
    () => text(', '),
  );
}

export function table(head: readonly string[], rows: readonly (readonly (readonly PhrasingContent[])[])[]): Table {
  return {
    type: 'table',
    children: [head.map((title) => [text(title)]), ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children: [...children] })),
    })),
  };
}
