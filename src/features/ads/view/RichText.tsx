import { createElement, Fragment, type ReactNode } from 'react';
import { parseHtml, type HtmlNode } from '#services/trusted-types';
import { cleanText } from './cleanText.ts';

const ALLOWED = { tags: new Set(['b', 'strong', 'em', 'i', 'br']) };
const MAX_CHARACTERS = 300;

/** The description of an ad. Keeps emphasis and line breaks; strips every other element and all attributes. */
export function RichText({ html }: { html: string }) {
  return <bdi>{toReact(parseHtml(html, ALLOWED), { left: MAX_CHARACTERS })}</bdi>;
}

/** `budget` is shared by the whole tree, so the text is truncated at any depth. */
function toReact(nodes: readonly HtmlNode[], budget: { left: number }): ReactNode[] {
  const shown: ReactNode[] = [];
  for (const [index, node] of nodes.entries()) {
    if (budget.left <= 0) break;
    if (typeof node === 'string') {
      const text = Array.from(cleanText(node)).slice(0, budget.left);
      budget.left -= text.length;
      shown.push(<Fragment key={index}>{text.join('')}</Fragment>);
    } else {
      // An element costs one character too, so that line breaks are limited as well.
      budget.left -= 1;
      shown.push(createElement(node.tag, { key: index }, ...toReact(node.children, budget)));
    }
  }
  return shown;
}
