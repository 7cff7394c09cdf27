import type { ApiInline, ApiMember, ApiSignature, ApiText, TypeText } from '#model/api';
import { plainType } from '#model/api-content';
import { isBreakable, wordsOfName } from '../parts/breakable.tsx';
import { BREAK, countLines, type Run } from './lines.ts';

/** Lines of text with the space around them, as the style sheets of `parts` set it. */
export interface Block {
  runs: readonly Run[];
  lineHeight?: number;
  /** Margins, padding and borders above and below. */
  extra?: number;
  /** Indentation. */
  inset?: number;
}

/** Line heights of a cell, of the links to guides, and of code examples. */
const LINE_PX = 22;
const SMALL_LINE_PX = 20;

/** Average character widths: Inter at 14, 13 and 11 px, and a monospace font at 16, 14, 13 and 12.25 px. */
const PROSE_PX = 6.45;
const SMALL_PX = 6.05;
const BADGE_PX = 5.8;
const TITLE_PX = 9.6;
const NAME_PX = 8.4;
const CODE_PX = 7.8;
const INLINE_CODE_PX = 7.35;

/** More links than this are collapsed: a prop that half of the demos use would otherwise fill a phone screen. */
export const MAX_SHOWN_USES = 3;

export function heightOf(blocks: readonly Block[], width: number): number {
  const heights = blocks.map(
    ({ runs, lineHeight = LINE_PX, extra = 0, inset = 0 }) => extra + lineHeight * countLines(runs, width - inset),
  );
  return heights.reduce((sum, height) => sum + height, 0);
}

export function nameBlock(name: string, badges: readonly string[]): Block {
  const words = isBreakable(name) ? wordsOfName(name).join(BREAK) : name;
  return {
    runs: [{ text: words, px: NAME_PX }, ...badges.map((badge) => ({ text: ` ${badge}`, px: BADGE_PX, padding: 12 }))],
  };
}

/** The name of a type above its definition. */
export function titleBlock(name: string): Block {
  return { runs: [{ text: name, px: TITLE_PX }], lineHeight: 24, extra: 6 };
}

export function codeBlock(code: string, extra = 0): Block {
  return { runs: [{ text: code, px: CODE_PX }], extra };
}

export function typeBlock(type: TypeText, extra = 0): Block {
  return codeBlock(plainType(type), extra);
}

export function labelBlock(label: string): Block {
  return { runs: [{ text: label, px: SMALL_PX }] };
}

/** The description of a member, and what comes below it. */
export function descriptionBlocks({
  description,
  deprecated = [],
  onlyIn,
  see = [],
  signature,
}: Omit<ApiMember, 'name' | 'type' | 'isRequired'>): Block[] {
  return [
    ...textBlocks(description),
    ...spaced(20, indented(22, textBlocks(deprecated))),
    ...(onlyIn
      ? [{ runs: [prose('Only available in'), ...onlyIn.flatMap((name) => [prose(' '), inlineCode(name)])], extra: 8 }]
      : []),
    ...(signature ? signatureBlocks(signature) : []),
    ...textBlocks(see),
  ];
}

export function usesBlocks(titles: readonly string[]): Block[] {
  if (titles.length === 0) return [];
  const text = titles.length > MAX_SHOWN_USES ? '' : `Used in ${titles.join(', ')}`;
  return [{ runs: [{ text, px: SMALL_PX }], lineHeight: SMALL_LINE_PX, extra: 8 }];
}

export function textBlocks(text: ApiText): Block[] {
  return text.flatMap((block, index): Block[] => {
    const after = index < text.length - 1 ? 8 : 0;
    switch (block.kind) {
      case 'paragraph':
        return [{ runs: runsOf(block.text), extra: after }];
      case 'list':
        return spaced(
          after,
          block.items.map((item) => ({ runs: runsOf(item), extra: 2, inset: 24 })),
        );
      case 'code':
        // An example scrolls instead of wrapping.
        return [{ runs: [{ text: block.text, px: 0 }], lineHeight: SMALL_LINE_PX, extra: 20 + after }];
    }
  });
}

/** The type, then a table of parameters whose first column is as wide as the longest name. */
function signatureBlocks({ type, parameters, returns }: ApiSignature): Block[] {
  const described = [
    ...parameters.map(({ description }) => description),
    ...(returns?.description.length ? [returns.description] : []),
  ];
  const names = Math.max(64, ...parameters.map(({ name }) => widthOf(inlineCode(name))));
  const rows = described.flatMap((text) =>
    spaced(4, text.length > 0 ? indented(26 + names, textBlocks(text)) : [{ runs: [] }]),
  );
  if (!type) return spaced(4, rows);
  return spaced(8, [{ ...typeBlock(type), inset: 14 }, ...rows]);
}

function runsOf(nodes: readonly ApiInline[]): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.kind) {
      case 'text':
        return [prose(node.text)];
      case 'code':
        return [inlineCode(node.text)];
      case 'type':
        return [inlineCode(node.key)];
      case 'link':
        return runsOf(node.text);
    }
  });
}

function prose(text: string): Run {
  const words = text.split(/\s+/).map((word) => (isBreakable(word) ? wordsOfName(word).join(BREAK) : word));
  return { text: words.join(' '), px: PROSE_PX };
}

function inlineCode(text: string): Run {
  return { text, px: INLINE_CODE_PX, padding: 8.6 };
}

function widthOf({ text, px, padding = 0 }: Run): number {
  return text.length * px + padding;
}

/** Adds space around blocks, if there are any. */
function spaced(extra: number, [first, ...rest]: readonly Block[]): Block[] {
  return first ? [{ ...first, extra: extra + (first.extra ?? 0) }, ...rest] : [];
}

function indented(inset: number, blocks: readonly Block[]): Block[] {
  return blocks.map((block) => ({ ...block, inset: inset + (block.inset ?? 0) }));
}
