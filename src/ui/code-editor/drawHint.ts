import { readComment, type CommentBlock, type CommentInline } from '#lib/comment-text';

/** What is known about a place in the code. */
export interface CodeHint {
  from: number;
  to: number;
  signature: string;
  /** Markdown, as comments have it. */
  documentation: string;
}

/** Elements and text only: what a package says about itself is never read as HTML. */
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
      return element('ul', block.items.map((item) => element('li', item.map(drawInline))));
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

/** In a tab of its own, because the code on this page is not saved. Addresses that are no links on the web stay words. */
function drawLink(href: string, content: readonly (Node | string)[]): HTMLElement {
  if (!/^(?:https:\/\/|\/(?!\/))/.test(href)) return element('span', content);
  const link = element('a', content);
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  return link;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, children: readonly (Node | string)[]): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}
