import { createElement, Fragment, type ReactNode } from 'react';
import { parseHtml, type HtmlNode } from '#services/trusted-types';
import { cleanText } from './cleanText.ts';

const ALLOWED = { tags: new Set(['b', 'strong', 'em', 'i', 'br']) };
const MAX_CHARACTERS = 300;

/** The description of an ad. Emphasis and line breaks survive; every other element, and every attribute, does not. */
export function RichText({ html }: { html: string }) {
  return <bdi>{toReact(parseHtml(html, ALLOWED), { left: MAX_CHARACTERS })}</bdi>;
}

/** `budget` is shared by the whole tree: what is too long ends, wherever it stands. */
function toReact(nodes: readonly HtmlNode[], budget: { left: number }): ReactNode[] {
  const shown: ReactNode[] = [];
  for (const [index, node] of nodes.entries()) {
    if (budget.left <= 0) break;
    if (typeof node === 'string') {
      const text = Array.from(cleanText(node)).slice(0, budget.left);
      budget.left -= text.length;
      shown.push(<Fragment key={index}>{text.join('')}</Fragment>);
    } else {
      // A line break costs a character too, or ten thousand of them would be free.
      budget.left -= 1;
      shown.push(createElement(node.tag, { key: index }, ...toReact(node.children, budget)));
    }
  }
  return shown;
}
