/** Foreign HTML: read into a tree by an allow-list, and the policy every sink of the page goes through. */
export { parseHtml, type AllowList, type HtmlElement, type HtmlNode } from './parseHtml.ts';
export { serializeHtml } from './serializeHtml.ts';
