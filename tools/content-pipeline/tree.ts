import type { Nodes } from 'mdast';

/** The nodes that MDX adds to Markdown, named once. Their types come with @mdx-js/mdx, which `scan.ts` imports. */
export type JsxFlowElement = Extract<Nodes, { type: 'mdxJsxFlowElement' }>;
export type JsxElement = JsxFlowElement | Extract<Nodes, { type: 'mdxJsxTextElement' }>;
export type JsxAttribute = Extract<JsxElement['attributes'][number], { type: 'mdxJsxAttribute' }>;
export type MdxExpression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;
export type EsmNode = Extract<Nodes, { type: 'mdxjsEsm' }>;
export type Program = NonNullable<NonNullable<MdxExpression['data']>['estree']>;
export type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];

export function lineOf(node: { position?: { start: { line: number } } | undefined }): number | undefined {
  return node.position?.start.line;
}

/** Attributes that a reader of the page sees or hears, and that search should find. */
const READ_ALOUD = new Set(['title', 'summary', 'alt']);

export function spokenAttributes({ attributes }: JsxElement): string {
  return attributes
    .flatMap((one) => (one.type === 'mdxJsxAttribute' && READ_ALOUD.has(one.name) && typeof one.value === 'string' ? [one.value] : []))
    .join(' ');
}

/** What remains of a node when all markup is taken away. */
export function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      if (node.name === 'br') return ' ';
      return [spokenAttributes(node), textOfAll(node.children)].filter(Boolean).join(' ');
    default:
      return 'children' in node ? textOfAll(node.children) : '';
  }
}

export function textOfAll(nodes: readonly Nodes[]): string {
  return nodes.map(textOf).join('');
}
