import type { ApiInline, ApiMember, ApiSignature, ApiText, TypeText } from '#model/api';
import { plainType } from '#model/api-content';
import { isBreakable, wordsOfName } from '../parts/breakable.tsx';
import { inter, monospace } from './letters.ts';
import { BREAK, countLines, type Run } from './lines.ts';

export interface NameText {
  name: string;
  badges: readonly string[];
}

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
/** Of a line of badges below a name, and between badges. */
const BADGE_LINE_PX = 20;
const BADGE_GAP_PX = 6;

/** The stretch is between that of screens that round letters to whole pixels and that of all others, which is 1. */
const PROSE = inter(14, 0.992);
const SMALL = inter(13, 1.02);
const BADGE = inter(11, 1.02);
const TITLE = monospace(16);
const NAME = monospace(14);
const CODE = monospace(13);
const INLINE_CODE = monospace(12.25);

/** More links than this are collapsed: a prop that half of the demos use would otherwise fill a phone screen. */
export const MAX_SHOWN_USES = 3;

export function heightOf(blocks: readonly Block[], width: number): number {
  const heights = blocks.map(
    ({ runs, lineHeight = LINE_PX, extra = 0, inset = 0 }) => extra + lineHeight * countLines(runs, width - inset),
  );
  return heights.reduce((sum, height) => sum + height, 0);
}

/** A name with its badges, which wrap as whole ones. */
export function nameHeight({ name, badges }: NameText, width: number): number {
  const words = isBreakable(name) ? wordsOfName(name).join(BREAK) : name;
  const lines = countLines([{ text: words, letter: NAME }], width);
  let used = lines > 1 ? width : widthOf({ text: name, letter: NAME });
  let height = lines * LINE_PX;
  for (const text of badges) {
    const badge = widthOf({ text, letter: BADGE, padding: 12 });
    used += BADGE_GAP_PX + badge;
    if (used <= width) continue;
    used = badge;
    height += BADGE_LINE_PX;
  }
  return height;
}

/** The name of a type above its definition. */
export function titleBlock(name: string): Block {
  return { runs: [{ text: name, letter: TITLE }], lineHeight: 24, extra: 6 };
}

export function codeBlock(code: string, extra = 0): Block {
  return { runs: [{ text: code, letter: CODE }], extra };
}

export function typeBlock(type: TypeText, extra = 0): Block {
  return codeBlock(plainType(type), extra);
}

export function labelBlock(label: string): Block {
  return { runs: [{ text: label, letter: SMALL }] };
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

export function usesBlocks(titles: readonly string[], tryIt?: string): Block[] {
  const links = [...titles, ...(tryIt ? [tryIt] : [])];
  if (links.length === 0) return [];
  const text = titles.length > MAX_SHOWN_USES ? '' : `${titles.length > 0 ? 'Used in ' : ''}${links.join(', ')}`;
  return [{ runs: [{ text, letter: SMALL }], lineHeight: SMALL_LINE_PX, extra: 8 }];
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
        return [{ runs: [{ text: block.text, letter: () => 0 }], lineHeight: SMALL_LINE_PX, extra: 20 + after }];
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
  return { text: words.join(' '), letter: PROSE };
}

function inlineCode(text: string): Run {
  return { text, letter: INLINE_CODE, padding: 8.6 };
}

function widthOf({ text, letter, padding = 0 }: Run): number {
  return [...text].reduce((sum, character) => sum + letter(character), padding);
}

/** Adds space around blocks, if there are any. */
function spaced(extra: number, [first, ...rest]: readonly Block[]): Block[] {
  return first ? [{ ...first, extra: extra + (first.extra ?? 0) }, ...rest] : [];
}

function indented(inset: number, blocks: readonly Block[]): Block[] {
  return blocks.map((block) => ({ ...block, inset: inset + (block.inset ?? 0) }));
}
