import type { PhrasingContent } from 'mdast';
import type { ApiInline, ApiText, TypeText } from '#model/api';
import { inlineCode, joined, lineBreak, link, text } from './nodes.ts';

/** Resolves links in the packages' documentation. */
export interface ReferenceLinks {
  typeAddress: (key: string) => string;
  /** The URL of a page mentioned in the packages' documentation; `undefined` if it does not exist on this site. */
  addressOf: (href: string) => string | undefined;
}

export function inlinesOfText(nodes: readonly ApiInline[], links: ReferenceLinks): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    switch (node.kind) {
      case 'text':
        return [text(node.text)];
      case 'code':
        return [inlineCode(oneLine(node.text))];
      case 'type':
        return [link(links.typeAddress(node.key), inlineCode(node.key))];
      case 'link': {
        const address = node.href.startsWith('/') ? links.addressOf(node.href) : node.href;
        const words = inlinesOfText(node.text, links);
        return address ? [link(address, ...words)] : words;
      }
    }
  });
}

/** A description in one cell, with one line per paragraph. Code examples are shown only on the API page. */
export function cellOfText(of: ApiText, links: ReferenceLinks): PhrasingContent[] {
  const lines = of.flatMap((block) => {
    if (block.kind === 'code') return [];
    return block.kind === 'list' ? block.items : [block.text];
  });
  return inLines(lines.map((line) => inlinesOfText(line, links)));
}

export function inLines(lines: readonly PhrasingContent[][]): PhrasingContent[] {
  return joined(
    lines.filter((line) => line.length > 0),
    lineBreak,
  );
}

/** A type as code, with documented type names linked to their definitions. */
export function codeOfType(type: TypeText, { typeAddress }: ReferenceLinks): PhrasingContent {
  const [only, ...more] = type;
  if (only !== undefined && typeof only !== 'string' && 'key' in only && more.length === 0)
    return link(typeAddress(only.key), inlineCode(only.text));
  const children = type.map((token): PhrasingContent => {
    if (typeof token === 'string') return text(oneLine(token));
    return 'key' in token ? link(typeAddress(token.key), text(token.text)) : text(token.text);
  });
  return { type: 'mdxJsxTextElement', name: 'code', attributes: [], children };
}

/** Joins a type that was laid out in several lines, for a table cell. */
export function oneLine(value: string): string {
  return value.replace(/(?<=[<([])\s*\n\s*|\s*\n\s*(?=[>)\]])/g, '').replace(/\s*\n\s*/g, ' ');
}
