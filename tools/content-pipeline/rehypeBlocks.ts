import type { Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { words } from '#lib/words';

/** Block-level elements, between which whitespace is not rendered. */
const BLOCKS = new Set(
  words('blockquote dd details div dl dt figure h2 h3 h4 h5 h6 hr li ol p pre section table tbody td th thead tr ul'),
);

/** Removes line breaks between blocks: they are not rendered, and a long article has hundreds. */
export function rehypeBlocks() {
  return (tree: Root) => {
    visit(tree, 'text', (text, index, parent) => {
      if (!parent || index === undefined || text.value.trim() !== '') return undefined;
      const neighbors = [parent.children[index - 1], parent.children[index + 1]].filter((node) => node !== undefined);
      if (neighbors.length === 0 || !neighbors.every(isBlock)) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}

function isBlock(node: Nodes | { type: 'mdxJsxFlowElement' }): boolean {
  return node.type === 'element' ? BLOCKS.has(node.tagName) : node.type === 'mdxJsxFlowElement';
}
