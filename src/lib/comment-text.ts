/** Parses the Markdown of doc comments into a tree without HTML. */

export type CommentInline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  /** A declared name: `[[GridColDef]]` or `{@link GridColDef}`. */
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'strong'; readonly content: readonly CommentInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly CommentInline[] };

export type CommentBlock =
  | { readonly kind: 'paragraph'; readonly content: readonly CommentInline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly CommentInline[])[] }
  | { readonly kind: 'code'; readonly text: string };

const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
const FENCE = /^\s*```/;

/** Parses paragraphs, lists and code. Line breaks inside a paragraph are ignored. */
export function readComment(text: string): CommentBlock[] {
  const blocks: CommentBlock[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];

  function close() {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', content: readInline(paragraph.join(' ')) });
    if (items.length > 0) blocks.push({ kind: 'list', items: items.map(readInline) });
    paragraph = [];
    items = [];
  }

  const lines = text.replace(/<br\s*\/?>/g, '\n\n').split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (FENCE.test(line)) {
      close();
      const end = lines.findIndex((other, position) => position > index && FENCE.test(other));
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
    /\[\[(?<name>[\w.]+)\]\]/,
    /\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)/,
    /\{@link\s+(?<link>[^\s}|]+)[\s|]*(?<words>[^}]*)\}/,
    /(?<bare>https:\/\/[^\s<>()]+[^\s<>().,;:])/,
    /\*\*(?<strong>[^*]+)\*\*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

function readInline(text: string): CommentInline[] {
  const nodes: CommentInline[] = [];
  const addText = (part: string) => {
    if (part) nodes.push({ kind: 'text', text: part });
  };
  let end = 0;
  for (const match of text.matchAll(PATTERNS)) {
    addText(text.slice(end, match.index));
    nodes.push(nodeOf(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  addText(text.slice(end));
  return nodes;
}

function nodeOf({
  code,
  name,
  label,
  target,
  link,
  words,
  bare,
  strong,
}: Record<string, string | undefined>): CommentInline {
  if (code !== undefined) return { kind: 'code', text: code.trim() };
  if (name !== undefined) return { kind: 'name', text: name };
  if (label !== undefined && target !== undefined) return { kind: 'link', href: target, content: readInline(label) };
  if (link !== undefined) {
    if (!/^(?:https:|\/)/.test(link)) return { kind: 'name', text: link };
    return { kind: 'link', href: link, content: [{ kind: 'text', text: words?.trim() || nameOf(link) }] };
  }
  if (bare !== undefined) return { kind: 'link', href: bare, content: [{ kind: 'text', text: nameOf(bare) }] };
  return { kind: 'strong', content: readInline(strong ?? '') };
}

/** The name of a section of this documentation, `Multi sorting` for `#multi-sorting`; other addresses without their scheme. */
function nameOf(address: string): string {
  const section = /^https:\/\/mui\.com\/x\/\S*#([a-z])([\w-]*)$/.exec(address);
  if (!section) return address.replace(/^https:\/\//, '');
  const [, first = '', rest = ''] = section;
  return first.toUpperCase() + rest.replaceAll('-', ' ');
}
