import type { ApiBlock, ApiInline, ApiText } from '#model/api';

/** Resolves a name written as `[[GridColDef]]` to the key of a type that can be followed. */
export type FindType = (name: string) => string | undefined;

const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
const FENCE = /^\s*```/;

/** Turns the text of a comment into paragraphs, lists and code. Line breaks inside a paragraph mean nothing. */
export function parseText(text: string, findType: FindType): ApiText {
  const blocks: ApiBlock[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];

  function close() {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: parseInline(paragraph.join(' '), findType) });
    if (items.length > 0) blocks.push({ kind: 'list', items: items.map((item) => parseInline(item, findType)) });
    paragraph = [];
    items = [];
  }

  const lines = text.replace(/<br\s*\/?>/g, '\n\n').split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (FENCE.test(line)) {
      close();
      const end = lines.findIndex((other, place) => place > index && FENCE.test(other));
      const last = end === -1 ? lines.length : end;
      blocks.push({ kind: 'code', text: lines.slice(index + 1, last).join('\n') });
      index = last;
    } else if (line.trim() === '') {
      close();
    } else if (ITEM.test(line)) {
      if (items.length === 0) close();
      items.push(line.replace(ITEM, '').trim());
    } else if (items.length > 0) {
      items.push(`${items.pop()} ${line.trim()}`);
    } else {
      paragraph.push(line.trim());
    }
  }
  close();
  return blocks;
}

const PATTERNS = new RegExp(
  [
    /`(?<code>[^`]+)`/,
    /\[\[(?<type>[\w.]+)\]\]/,
    /\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)/,
    /\{@link\s+(?<link>[^\s}|]+)[\s|]*(?<words>[^}]*)\}/,
    /(?<bare>https:\/\/[^\s<>()]+[^\s<>().,;:])/,
    /\*\*(?<strong>[^*]+)\*\*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

export function parseInline(text: string, findType: FindType): ApiInline[] {
  const nodes: ApiInline[] = [];
  const addText = (part: string) => {
    if (part) nodes.push({ kind: 'text', text: part });
  };
  let end = 0;
  for (const match of text.matchAll(PATTERNS)) {
    addText(text.slice(end, match.index));
    nodes.push(nodeOf(match.groups ?? {}, findType));
    end = match.index + match[0].length;
  }
  addText(text.slice(end));
  return nodes;
}

function nodeOf(groups: Record<string, string | undefined>, findType: FindType): ApiInline {
  const { code, type, label, target, link, words, bare, strong } = groups;
  if (code !== undefined) return codeOrType(code.trim(), findType);
  if (type !== undefined) return codeOrType(type, findType);
  if (label !== undefined && target !== undefined) return linkTo(target, parseInline(label, findType));
  if (link !== undefined) {
    if (!/^(?:https:|\/)/.test(link)) return codeOrType(link, findType);
    return linkTo(link, [{ kind: 'text', text: words?.trim() || withoutScheme(link) }]);
  }
  if (bare !== undefined) return linkTo(bare, [{ kind: 'text', text: withoutScheme(bare) }]);
  return { kind: 'text', text: strong ?? '' };
}

function codeOrType(text: string, findType: FindType): ApiInline {
  const key = /^[A-Z]\w+$/.test(text) ? findType(text) : undefined;
  return key === undefined ? { kind: 'code', text } : { kind: 'type', key };
}

/** Addresses of the published documentation are places on this site. */
function linkTo(target: string, text: readonly ApiInline[]): ApiInline {
  return { kind: 'link', href: target.replace(/^https:\/\/(?:next\.)?mui\.com(?=\/x\/)/, ''), text };
}

function withoutScheme(address: string): string {
  return address.replace(/^https:\/\//, '');
}
