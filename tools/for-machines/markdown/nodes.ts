import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  Html,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
} from 'mdast';
import { text } from '../../content-pipeline/index.ts';

/** Constructors for Markdown nodes. */
export { commaSeparated, inlineCode, joined, link, table, text } from '../../content-pipeline/index.ts';

export type Block = RootContent;
export type Inline = PhrasingContent;

export function strong(...children: Inline[]): Strong {
  return { type: 'strong', children };
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

/** What has a heading, below it; nothing without content. */
export function below(head: readonly Block[], content: readonly Block[]): Block[] {
  return content.length > 0 ? [...head, ...content] : [];
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
