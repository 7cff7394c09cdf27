import type { Nodes } from 'mdast';

/** Aliases for the nodes that MDX adds to Markdown. Their types come with @mdx-js/mdx, which `scan.ts` imports. */
export type JsxFlowElement = Extract<Nodes, { type: 'mdxJsxFlowElement' }>;
export type JsxElement = JsxFlowElement | Extract<Nodes, { type: 'mdxJsxTextElement' }>;
export type JsxAttribute = Extract<JsxElement['attributes'][number], { type: 'mdxJsxAttribute' }>;
type MdxExpression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;
export type EsmNode = Extract<Nodes, { type: 'mdxjsEsm' }>;
export type Program = NonNullable<NonNullable<MdxExpression['data']>['estree']>;
export type ImportSpecifiers = Extract<Program['body'][number], { type: 'ImportDeclaration' }>['specifiers'];
export type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];

export function lineOf(node: { position?: { start: { line: number } } | undefined }): number | undefined {
  return node.position?.start.line;
}

/** Attributes with visible or accessible text, which search should index. */
const READ_ALOUD = new Set(['title', 'summary', 'alt']);

export function spokenAttributes({ attributes }: JsxElement): string {
  return attributes
    .flatMap((one) =>
      one.type === 'mdxJsxAttribute' && READ_ALOUD.has(one.name) && typeof one.value === 'string' ? [one.value] : [],
    )
    .join(' ');
}

/** The text that `<Prop of="DataGrid" name="rows" />` renders. */
function apiNameOf({ name, attributes }: JsxElement): string {
  const shown = name === 'Api' ? ['of'] : ['name', 'slot', 'class'];
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && shown.includes(one.name));
  return typeof found?.value === 'string' ? found.value : '';
}

/** The plain text of a node. */
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
      if (node.name === 'Prop' || node.name === 'Api') return apiNameOf(node);
      return [spokenAttributes(node), textOfAll(node.children)].filter(Boolean).join(' ');
    default:
      return 'children' in node ? textOfAll(node.children) : '';
  }
}

export function textOfAll(nodes: readonly Nodes[]): string {
  return nodes.map(textOf).join('');
}
