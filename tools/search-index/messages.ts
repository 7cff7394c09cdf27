import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkUse, ScannedPage } from '../content-pipeline/index.ts';

/** Stands for a value that is known only at run time. */
const GAP = '…';
const CALL = /(?:(?:console|logger)\.(?:warn|error)|warnOnce|showError|new (?:Range|Type)?Error)\(/;
/** A message that is stored before it is logged: a list of lines, or a string. */
const STORED = /\[(?=['"`]MUI X?: )|(?=['"`]MUI X?: )|const MISSING_\w+ = \[/;
const START = new RegExp(`${CALL.source}|${STORED.source}`, 'g');
/** Shorter texts are too common to identify a message. */
const MIN_WORDS = 4;
const MAX_USES = 2;

/** A console message or error of the packages, with the sections of our pages that quote it. */
interface QuotedMessage {
  text: string;
  quotes: readonly { page: ScannedPage; id: string }[];
}

/** The texts that code passes to the console or throws, with a gap for each value. */
export function messagesIn(code: string, leastWords = MIN_WORDS): string[] {
  const texts: string[] = [];
  const pattern = new RegExp(START);
  for (let found = pattern.exec(code); found; found = pattern.exec(code)) {
    const isLone = found[0] === '';
    const { text, end } = textFrom(code, found.index + found[0].length, isLone);
    texts.push(text);
    // Strings of a call are not messages by themselves.
    pattern.lastIndex = end;
  }
  return texts.filter((text) => wordsOf(text).length >= leastWords);
}

/** All messages of the packages in `node_modules/@mui/x-*`, each once. */
export function collectMessages(root: string, leastWords = MIN_WORDS): string[] {
  const scope = join(root, 'node_modules/@mui');
  const packages = readdirSync(scope).filter(
    (name) => name.startsWith('x-') && !/^x-(?:charts-vendor|internal-gestures)$/.test(name),
  );
  const messages = packages.flatMap((name) => {
    const folder = join(scope, name, 'esm');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    return files.flatMap((file) => messagesIn(readFileSync(join(folder, file), 'utf8'), leastWords));
  });
  return [...new Set(messages)].sort();
}

/** The sections that quote most of each message, in their text or code. */
export function quotedMessages(pages: readonly ScannedPage[], messages: readonly string[]): QuotedMessage[] {
  const sections = pages.flatMap((page) =>
    sectionsOf(page).map(({ id, text }) => ({ page, id, words: ` ${wordsOf(text).join(' ')} ` })),
  );
  const ownParts = distinctParts(messages);
  return messages.map((text) => {
    const parts = ownParts(text);
    const quoted = sections.map(({ words }) => parts.filter((part) => words.includes(` ${part} `)).join(' ').length);
    const most = Math.max(...quoted);
    return { text, quotes: most === 0 ? [] : sections.filter((_, index) => quoted[index] === most) };
  });
}

/** The listed messages that no section quotes. Some contain a quoted one, such as that of another axis, and are found with it. */
export function unquotedMessages<Listed extends { text: string }>(
  listed: readonly Listed[],
  quoted: readonly QuotedMessage[],
): Listed[] {
  const ownParts = distinctParts(quoted.map(({ text }) => text));
  const found = quoted.filter(({ quotes }) => quotes.length > 0).flatMap(({ text }) => ownParts(text));
  return listed.filter(({ text }) => {
    const parts = ownParts(text);
    return parts.length > 0 && !parts.some((part) => found.some((quote) => ` ${part} `.includes(` ${quote} `)));
  });
}

/** A message on the page that lists all of them. */
interface ListedMessage {
  /** The anchor of its row. */
  id: string;
  text: string;
  /** The section of a guide that explains it. */
  link: LinkUse | undefined;
}

/** The rows of the page of messages: headings of level 4, below which the complete text follows if the heading is only its beginning. */
export function listedMessages({ headings, fences, links }: ScannedPage): ListedMessage[] {
  return headings.flatMap(({ depth, id, text, line }, index) => {
    const end = headings[index + 1]?.line ?? Infinity;
    const isInside = (item: { line: number }) => item.line >= line && item.line < end;
    const whole = fences.find(isInside)?.code ?? text;
    return depth === 4 ? [{ id, text: whole.replace(/\s+/g, ' ').trim(), link: links.find(isInside) }] : [];
  });
}

/** Messages share sentences such as "It looks like you forgot to wrap your component"; the other parts tell them apart. */
function distinctParts(messages: readonly string[]): (text: string) => string[] {
  const uses = new Map<string, number>();
  for (const part of messages.flatMap(partsOf)) uses.set(part, (uses.get(part) ?? 0) + 1);
  return (text) => partsOf(text).filter((part) => (uses.get(part) ?? 0) <= MAX_USES);
}

/** Sentences and their pieces between gaps, if they are long enough. */
function partsOf(text: string): string[] {
  const parts = text
    .replace(/^MUI X(?: [\w ]+)?: /, '')
    .split(/…|[.:](?:\s|$)/)
    .map(wordsOf);
  return [...new Set(parts.filter((part) => part.length >= MIN_WORDS).map((part) => part.join(' ')))];
}

function sectionsOf({ headings, text, fences }: ScannedPage): { id: string; text: string }[] {
  const places = [{ id: '', line: 0 }, ...headings];
  return places.map(({ id, line }, index) => {
    const end = places[index + 1]?.line ?? Infinity;
    const code = fences.filter((fence) => fence.line >= line && fence.line < end).map((fence) => fence.code);
    return { id, text: [text.find((section) => section.id === id)?.text ?? '', ...code].join('\n') };
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z\d]+/g) ?? [];
}

/** The string literals from `start` to the bracket that closes the call or the list; of a lone string, only what is added to it. */
function textFrom(code: string, start: number, isLone: boolean): { text: string; end: number } {
  let text = '';
  let depth = 1;
  let at = start;
  for (; at < code.length && depth > 0; at += 1) {
    const character = code[at] ?? '';
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (`'"\``.includes(character)) {
      const end = endOfString(code, at);
      const isContinued = /\+\s*$/.test(code.slice(Math.max(start, at - 3), at));
      const piece = literal(code.slice(at + 1, end));
      // The second argument of `warnOnce`.
      if (piece !== 'error' && piece !== 'warning') text += `${text && !isContinued ? ' ' : ''}${piece}`;
      at = end;
      if (isLone && !/^['"`]\s*\+/.test(code.slice(end, end + 4))) break;
    }
  }
  return { text: text.replace(/\s+/g, ' ').trim(), end: at + 1 };
}

function endOfString(code: string, start: number): number {
  const quote = code[start];
  let end = start + 1;
  while (end < code.length && code[end] !== quote) {
    if (quote === '`' && code.startsWith('${', end)) end = endOfValue(code, end);
    else end += code[end] === '\\' ? 2 : 1;
  }
  return end;
}

/** The position after the `}` of a value in a template, which may contain strings and templates. */
function endOfValue(code: string, start: number): number {
  let depth = 0;
  for (let at = start + 1; at < code.length; at += 1) {
    const character = code[at] ?? '';
    if (`'"\``.includes(character)) at = endOfString(code, at);
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return code.length;
}

function literal(source: string): string {
  let text = '';
  for (let at = 0; at < source.length;) {
    const isValue = source.startsWith('${', at);
    const end = isValue ? endOfValue(source, at) : at + (source[at] === '\\' ? 2 : 1);
    if (isValue) text += GAP;
    else if (source[at] === '\\') text += source[at + 1] === 'n' ? ' ' : (source[at + 1] ?? '');
    else text += source[at];
    at = end;
  }
  return text;
}
