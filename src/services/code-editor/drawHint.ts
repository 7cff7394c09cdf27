import { readComment, type CommentBlock, type CommentInline } from '#lib/comment-text';
import { element } from '#lib/element';
import type { CodeHint } from '#model/code-assistant';

/** Creates elements and text nodes only; comments of packages are never parsed as HTML. */
export function drawHint({ signature, documentation }: CodeHint): HTMLElement {
  const code = element('code', { className: 'cm-hint-signature' }, signature);
  return element('div', { className: 'cm-hint' }, code, ...readComment(documentation).map(drawBlock));
}

function drawBlock(block: CommentBlock): HTMLElement {
  switch (block.kind) {
    case 'paragraph':
      return element('p', {}, ...block.content.map(drawInline));
    case 'list':
      return element('ul', {}, ...block.items.map((item) => element('li', {}, ...item.map(drawInline))));
    case 'code':
      return element('pre', {}, element('code', {}, block.text));
  }
}

function drawInline(node: CommentInline): Node | string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'code':
    case 'name':
      return element('code', {}, node.text);
    case 'strong':
      return element('strong', {}, ...node.content.map(drawInline));
    case 'link':
      return drawLink(node.href, node.content.map(drawInline));
  }
}

/** Opens in a new tab, because the code on this page is not saved. Other URLs are rendered as text. */
function drawLink(href: string, content: readonly (Node | string)[]): HTMLElement {
  if (!/^(?:https:\/\/|\/(?!\/))/.test(href)) return element('span', {}, ...content);
  return element('a', { href, target: '_blank', rel: 'noopener' }, ...content);
}
