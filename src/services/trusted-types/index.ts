/** Parses third-party HTML with an allowlist and serializes it again. */
export { parseHtml, type AllowList, type HtmlElement, type HtmlNode } from './parseHtml.ts';
export { SCRIPT_HOSTS_ATTRIBUTE } from './scriptHosts.ts';
export { serializeHtml } from './serializeHtml.ts';
