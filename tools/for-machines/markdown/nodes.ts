import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  Html,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  Text,
} from 'mdast';

/** Constructors for the Markdown nodes of Markdown versions. */
export type Block = RootContent;
export type Inline = PhrasingContent;

export function text(value: string): Text {
  return { type: 'text', value };
}

export function inlineCode(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

export function strong(...children: Inline[]): Strong {
  return { type: 'strong', children };
}

export function link(url: string, ...children: Inline[]): Link {
  return { type: 'link', url, children };
}

/** A line break that also works in a table cell. */
export function lineBreak(): Html {
  return { type: 'html', value: '<br>' };
}

export function paragraph(...children: Inline[]): Paragraph {
  return { type: 'paragraph', children };
}

export function heading(depth: number, ...children: Inline[]): Heading {
  return { type: 'heading', depth: Math.min(Math.max(depth, 1), 6) as Heading['depth'], children };
}

/** A heading with its anchor, in the form that Pandoc and many other readers know: `## Props {#props}`. */
export function section(depth: number, title: string, id: string): Heading {
  return heading(depth, text(`${title} {#${id}}`));
}

export function code(value: string, lang: string, title?: string): Code {
  return { type: 'code', lang, meta: title ? `title="${title.replaceAll('"', "'")}"` : null, value };
}

export function quote(...children: (BlockContent | DefinitionContent)[]): Block {
  return { type: 'blockquote', children };
}

export function list(items: readonly (readonly Inline[])[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children: [paragraph(...children)] })),
  };
}

/** The first row is the header. */
export function table(rows: readonly (readonly (readonly Inline[])[])[]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children: [...children] })),
    })),
  };
}

/** Joins inline content with a separator. */
export function joined(items: readonly (readonly Inline[])[], between: () => Inline): Inline[] {
  return items.flatMap((item, index) => (index > 0 ? [between(), ...item] : [...item]));
}
