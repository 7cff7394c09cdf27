import type { Break, InlineCode, Link, PhrasingContent, Text } from 'mdast';
import type { ApiInline, ApiText, TypeText } from '#model/api';

/** Where links of the packages lead. */
export interface ReferenceLinks {
  typeAddress: (key: string) => string;
  /** The address of a place that the packages name; nothing for a page that is not written. */
  addressOf: (href: string) => string | undefined;
}

export const text = (value: string): Text => ({ type: 'text', value });
export const code = (value: string): InlineCode => ({ type: 'inlineCode', value });
export const link = (url: string, ...children: PhrasingContent[]): Link => ({ type: 'link', url, children });
const lineBreak = (): Break => ({ type: 'break' });

export function inlinesOfText(nodes: readonly ApiInline[], links: ReferenceLinks): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    switch (node.kind) {
      case 'text':
        return [text(node.text)];
      case 'code':
        return [code(oneLine(node.text))];
      case 'type':
        return [link(links.typeAddress(node.key), code(node.key))];
      case 'link': {
        const address = node.href.startsWith('/') ? links.addressOf(node.href) : node.href;
        const words = inlinesOfText(node.text, links);
        return address ? [link(address, ...words)] : words;
      }
    }
  });
}

/** A description in one cell, a line per paragraph. Examples of code are for the API page. */
export function cellOfText(of: ApiText, links: ReferenceLinks): PhrasingContent[] {
  const lines = of.flatMap((block) => {
    if (block.kind === 'code') return [];
    return block.kind === 'list' ? block.items : [block.text];
  });
  return inLines(lines.map((line) => inlinesOfText(line, links)));
}

export function inLines(lines: readonly PhrasingContent[][]): PhrasingContent[] {
  return lines.filter((line) => line.length > 0).flatMap((line, index) => (index > 0 ? [lineBreak(), ...line] : line));
}

/** A type as code, in which the names of our own types lead to their definitions. */
export function codeOfType(type: TypeText, { typeAddress }: ReferenceLinks): PhrasingContent {
  const [only, ...more] = type;
  if (only !== undefined && typeof only !== 'string' && 'key' in only && more.length === 0) return link(typeAddress(only.key), code(only.text));
  const children = type.map((token): PhrasingContent => {
    if (typeof token === 'string') return text(oneLine(token));
    return 'key' in token ? link(typeAddress(token.key), text(token.text)) : text(token.text);
  });
  return { type: 'mdxJsxTextElement', name: 'code', attributes: [], children };
}

/** Types are laid out in lines, for which a cell has no room. */
export function oneLine(value: string): string {
  return value.replace(/(?<=[<([])\s*\n\s*|\s*\n\s*(?=[>)\]])/g, '').replace(/\s*\n\s*/g, ' ');
}
