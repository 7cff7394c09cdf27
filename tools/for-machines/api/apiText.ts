import type { ApiBlock, ApiText, TypeText } from '#model/api';
import { plainType } from '#model/api-content';
import { inlinesOfText, oneLine } from '../../content-pipeline/index.ts';
import {
  type Block,
  code,
  type Inline,
  inlineCode,
  joined,
  lineBreak,
  link,
  list,
  paragraph,
  text,
} from '../markdown/nodes.ts';
import type { ApiMarkdownContext } from './context.ts';

/** Converts a description to paragraphs, lists and code blocks. */
export function blocksOfText(of: ApiText, context: ApiMarkdownContext): Block[] {
  return of.map((block) => {
    switch (block.kind) {
      case 'paragraph':
        return paragraph(...inlinesOfText(block.text, context));
      case 'list':
        return list(block.items.map((item) => inlinesOfText(item, context)));
      case 'code':
        return code(block.text, 'tsx');
    }
  });
}

/** Converts a description to a single table cell; its code blocks are listed below the table. */
export function cellOfText(of: ApiText, context: ApiMarkdownContext): Inline[] {
  const lines = of.flatMap((block): Inline[][] => {
    switch (block.kind) {
      case 'paragraph':
        return [inlinesOfText(block.text, context)];
      case 'list':
        return block.items.map((item) => [text('• '), ...inlinesOfText(item, context)]);
      case 'code':
        return [[text('(Code below.)')]];
    }
  });
  return joined(lines, lineBreak);
}

export function codesOf(of: ApiText): string[] {
  return of.flatMap((block: ApiBlock) => (block.kind === 'code' ? [block.text] : []));
}

/** A type as code; a type that is a single name links to its definition. */
export function typeCode(type: TypeText, context: ApiMarkdownContext): Inline {
  const shown = inlineCode(oneLine(plainType(type)));
  const [only, ...more] = type;
  if (more.length > 0 || only === undefined || typeof only === 'string') return shown;
  const address =
    'key' in only
      ? context.typeAddress(only.key)
      : only.href.startsWith('/')
        ? context.addressOf(only.href)
        : only.href;
  return address ? link(address, shown) : shown;
}
