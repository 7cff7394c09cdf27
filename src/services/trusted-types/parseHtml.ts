import { decodeCharacters } from './decodeCharacters.ts';

export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
}

export interface AllowList {
  tags: ReadonlySet<string>;
  /** Returns the value to keep, or `undefined` to drop the attribute. By default all attributes are dropped. */
  attribute?: (tag: string, name: string, value: string) => string | undefined;
}

const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'img', 'hr', 'wbr']);

/** The content of these elements is code, style or another document, so it is dropped too. */
const DROPPED_WITH_CONTENT: ReadonlyMap<string, RegExp> = new Map(
  'iframe math noembed noframes noscript object script select style svg template textarea title xmp'
    .split(' ')
    .map((tag) => [tag, new RegExp(`</${tag}(?=[\\s/>]|$)`, 'gi')]),
);

const MAX_DEPTH = 20;
const TAG_NAME = /[a-z][^\s/>]*/iy;
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y;

/**
 * Parses HTML into a tree of allowed elements, allowed attributes and text. Unknown markup becomes text or is dropped, so
 * the result never contains more than the allowlist. Never throws; runs in linear time.
 */
export function parseHtml(html: string, allowed: AllowList): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  let position = 0;

  while (position < html.length) {
    const start = html.indexOf('<', position);
    addText(open, html.slice(position, start === -1 ? undefined : start));
    if (start === -1) break;
    position = readMarkup(html, start, allowed, open);
  }
  return root.children;
}

/** Reads markup that starts with `<` and returns the position after it. */
function readMarkup(html: string, start: number, allowed: AllowList, open: HtmlElement[]): number {
  if (html.startsWith('<!--', start)) return after(html, '-->', start + 4);
  if (html[start + 1] === '!' || html[start + 1] === '?') return after(html, '>', start);

  const isClosing = html[start + 1] === '/';
  const nameStart = start + (isClosing ? 2 : 1);
  TAG_NAME.lastIndex = nameStart;
  const name = TAG_NAME.exec(html)?.[0];
  if (name === undefined) {
    addText(open, '<');
    return start + 1;
  }
  const tag = name.toLowerCase();
  const { attributes, end } = readAttributes(html, nameStart + name.length, tag, allowed);
  // An unterminated tag swallows the rest, as in a browser.
  if (end === -1) return html.length;

  if (isClosing) close(open, tag);
  else if (DROPPED_WITH_CONTENT.has(tag)) return skipContent(html, end, tag);
  else if (allowed.tags.has(tag)) add(open, { tag, attributes, children: [] });
  return end;
}

function readAttributes(html: string, start: number, tag: string, allowed: AllowList) {
  const attributes: Record<string, string> = {};
  let position = start;
  for (;;) {
    ATTRIBUTE.lastIndex = position;
    const match = ATTRIBUTE.exec(html);
    if (!match) break;
    position = ATTRIBUTE.lastIndex;
    const [, name = '', ...values] = match;
    const value = decodeCharacters(values.find((one) => one !== undefined) ?? '');
    const kept = /^[a-z-]+$/i.test(name) ? allowed.attribute?.(tag, name.toLowerCase(), value) : undefined;
    if (kept !== undefined) attributes[name.toLowerCase()] ??= kept;
  }
  const end = html.indexOf('>', position);
  return { attributes, end: end === -1 ? -1 : end + 1 };
}

function add(open: HtmlElement[], element: HtmlElement) {
  open.at(-1)?.children.push(element);
  if (!VOID_TAGS.has(element.tag) && open.length <= MAX_DEPTH) open.push(element);
}

function close(open: HtmlElement[], tag: string) {
  const index = open.findLastIndex((element) => element.tag === tag);
  if (index > 0) open.length = index;
}

function addText(open: HtmlElement[], text: string) {
  if (text === '') return;
  const children = open.at(-1)?.children ?? [];
  const last = children.at(-1);
  const decoded = decodeCharacters(text);
  if (typeof last === 'string') children[children.length - 1] = last + decoded;
  else children.push(decoded);
}

function skipContent(html: string, start: number, tag: string): number {
  const ending = DROPPED_WITH_CONTENT.get(tag);
  if (!ending) return start;
  ending.lastIndex = start;
  return ending.test(html) ? after(html, '>', ending.lastIndex) : html.length;
}

function after(html: string, mark: string, start: number): number {
  const index = html.indexOf(mark, start);
  return index === -1 ? html.length : index + mark.length;
}
