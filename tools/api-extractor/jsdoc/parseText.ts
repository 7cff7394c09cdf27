import { withApostrophes } from '#lib/apostrophes';
import { readComment, type CommentInline } from '#lib/comment-text';
import type { ApiBlock, ApiInline, ApiText } from '#model/api';
import type { JsDoc } from './readJsDoc.ts';

/** Resolves a name written as `[[GridColDef]]` to the key of a documented type. */
type FindType = (name: string) => string | undefined;

/** The description of a symbol, and the reason if it is deprecated. */
export function describe(
  { text, deprecated }: Pick<JsDoc, 'text' | 'deprecated'>,
  findType: FindType,
): { description: ApiText; deprecated?: ApiText } {
  return {
    description: parseText(text, findType),
    ...(deprecated !== undefined && { deprecated: parseText(deprecated, findType) }),
  };
}

/** Parses the text of a JSDoc comment into paragraphs, lists and code. */
export function parseText(text: string, findType: FindType): ApiText {
  const inlines = (content: readonly CommentInline[]) => content.flatMap((node) => inlineOf(node, findType));
  return readComment(text).map((block): ApiBlock => {
    switch (block.kind) {
      case 'paragraph':
        return { kind: 'paragraph', text: inlines(block.content) };
      case 'list':
        return { kind: 'list', items: block.items.map(inlines) };
      case 'code':
        return block;
    }
  });
}

function inlineOf(node: CommentInline, findType: FindType): ApiInline[] {
  switch (node.kind) {
    case 'text':
      return [{ kind: 'text', text: withApostrophes(node.text) }];
    case 'code':
    case 'name':
      return [codeOrType(node.text, findType)];
    case 'strong':
      return node.content.flatMap((inner) => inlineOf(inner, findType));
    case 'link':
      return [
        { kind: 'link', href: placeOf(node.href), text: node.content.flatMap((inner) => inlineOf(inner, findType)) },
      ];
  }
}

function codeOrType(text: string, findType: FindType): ApiInline {
  const key = /^[A-Z]\w+$/.test(text) ? findType(text) : undefined;
  return key === undefined ? { kind: 'code', text } : { kind: 'type', key };
}

/** Rewrites links to the published documentation as paths on this site. */
function placeOf(href: string): string {
  return href.replace(/^https:\/\/(?:next\.)?mui\.com(?=\/x\/)/, '');
}
