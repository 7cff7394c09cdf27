import { createElement, memo, type ReactNode } from 'react';
import type { CodeLine, CodeToken } from '#model/demo';

interface CodeLinesProps {
  lines: readonly CodeLine[];
  /** Localizes links in the browser; on the server, this is done for the whole page. */
  hrefOf?: (href: string) => string;
}

const unchanged = (href: string) => href;

/** Highlighted code, in an excerpt and in the browser. */
export const CodeLines = memo(function CodeLines({ lines, hrefOf = unchanged }: CodeLinesProps) {
  const tokens = lines.flatMap((line, index) => (index > 0 ? ['\n', ...line] : line));
  return element('code', {}, tokens, hrefOf);
});

/** Children are passed as arguments: they need no keys, and a single text becomes no node of its own in React. */
function element(
  tag: string,
  props: object,
  content: readonly CodeToken[],
  hrefOf: (href: string) => string,
): ReactNode {
  const children = content.map((token) => {
    if (typeof token === 'string') return token;
    const [className, inner, href] = token;
    return href
      ? element('a', { href: hrefOf(href) }, inner, hrefOf)
      : element('span', { className: `token ${className}` }, inner, hrefOf);
  });
  return createElement(tag, props, ...children);
}
