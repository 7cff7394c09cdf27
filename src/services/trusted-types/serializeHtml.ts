import type { HtmlNode } from './parseHtml.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const VOID_TAGS: readonly string[] = ['br', 'img', 'hr', 'wbr'];

/** Serializes a tree. Text and values are escaped, so the result contains exactly the elements of the tree. */
export function serializeHtml(nodes: readonly HtmlNode[]): string {
  return nodes.map(serializeNode).join('');
}

function serializeNode(node: HtmlNode): string {
  if (typeof node === 'string') return escape(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const start = `<${node.tag}${attributes.join('')}>`;
  return VOID_TAGS.includes(node.tag) ? start : `${start}${serializeHtml(node.children)}</${node.tag}>`;
}

function escape(text: string) {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
