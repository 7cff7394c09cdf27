import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Names up to this length fit on a line of a phone. */
const MAX_UNBROKEN_LENGTH = 32;
const NO_BREAK_SPACE = '\u00a0';
const PLAN = 'Plan';

/** Keeps on one line what belongs together: a badge and the word before it, and short names with hyphens. */
export function rehypeJoints() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      const before = parent.children[index - 1];
      if (isPlan(node) && before?.type === 'text') before.value = before.value.replace(/\s$/, NO_BREAK_SPACE);
      if (node.type === 'element' && isHyphenatedName(node)) node.properties['className'] = ['unbroken'];
    });
  };
}

function isPlan(node: { type: string; name?: unknown }): boolean {
  return node.type === 'mdxJsxTextElement' && node.name === PLAN;
}

/** In blocks of code, which scroll, the element has a class. */
function isHyphenatedName({ tagName, properties, children }: Element): boolean {
  const [text] = children;
  if (tagName !== 'code' || properties['className'] || text?.type !== 'text' || children.length > 1) return false;
  return /^\S*\w-\w\S*$/.test(text.value) && text.value.length <= MAX_UNBROKEN_LENGTH;
}
