import { readComment, type CommentBlock, type CommentInline } from '#lib/comment-text';
import type { CodeHint } from '#model/code-assistant';

/** Creates elements and text nodes only; comments of packages are never parsed as HTML. */
export function drawHint({ signature, documentation }: CodeHint): HTMLElement {
  const code = element('code', [signature]);
  code.className = 'cm-hint-signature';
  const box = element('div', [code, ...readComment(documentation).map(drawBlock)]);
  box.className = 'cm-hint';
  return box;
}

function drawBlock(block: CommentBlock): HTMLElement {
  switch (block.kind) {
    case 'paragraph':
      return element('p', block.content.map(drawInline));
    case 'list':
      return element(
        'ul',
        block.items.map((item) => element('li', item.map(drawInline))),
      );
    case 'code':
      return element('pre', [element('code', [block.text])]);
  }
}

function drawInline(node: CommentInline): Node | string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'code':
    case 'name':
      return element('code', [node.text]);
    case 'strong':
      return element('strong', node.content.map(drawInline));
    case 'link':
      return drawLink(node.href, node.content.map(drawInline));
  }
}

/** Opens in a new tab, because the code on this page is not saved. Other URLs are rendered as text. */
function drawLink(href: string, content: readonly (Node | string)[]): HTMLElement {
  if (!/^(?:https:\/\/|\/(?!\/))/.test(href)) return element('span', content);
  const link = element('a', content);
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  return link;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.append(...children);
  return created;
}
