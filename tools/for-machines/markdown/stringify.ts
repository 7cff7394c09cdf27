import type { Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Cells are not padded: alignment does not help language models, and every space costs tokens. */
const EXTENSIONS = [gfmToMarkdown({ tablePipeAlign: false, tableCellPadding: true })];

export function stringify(children: RootContent[]): string {
  const root: Root = { type: 'root', children };
  return toMarkdown(root, { extensions: EXTENSIONS, bullet: '-', emphasis: '_', rule: '-', fence: '`', fences: true });
}
