import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScannedPage } from '../content-pipeline/index.ts';

/** Stands for a value that is known only at run time. */
const GAP = '…';
const CALL = /(?:(?:console|logger)\.(?:warn|error)|warnOnce|showError|new (?:Range|Type)?Error)\(/g;
/** Shorter texts are too common to identify a message. */
const MIN_WORDS = 4;
const MAX_USES = 2;

/** A console message or error of the packages, with the sections of our pages that quote it. */
export interface QuotedMessage {
  text: string;
  quotes: readonly { page: ScannedPage; id: string }[];
}

/** The texts that code passes to the console or throws, with a gap for each value. */
export function messagesIn(code: string): string[] {
  return [...code.matchAll(CALL)]
    .map(({ 0: call, index }) => textOfCall(code, index + call.length))
    .filter((text) => wordsOf(text).length >= MIN_WORDS);
}

/** All messages of the packages in `node_modules/@mui/x-*`, each once. */
export function collectMessages(root: string): string[] {
  const scope = join(root, 'node_modules/@mui');
  const packages = readdirSync(scope).filter(
    (name) => name.startsWith('x-') && !/^x-(?:charts-vendor|internal-gestures)$/.test(name),
  );
  const messages = packages.flatMap((name) => {
    const folder = join(scope, name, 'esm');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    return files.flatMap((file) => messagesIn(readFileSync(join(folder, file), 'utf8')));
  });
  return [...new Set(messages)].sort();
}

/** The sections that quote most of each message, in their text or code. */
export function quotedMessages(pages: readonly ScannedPage[], messages: readonly string[]): QuotedMessage[] {
  const sections = pages.flatMap((page) =>
    sectionsOf(page).map(({ id, text }) => ({ page, id, words: ` ${wordsOf(text).join(' ')} ` })),
  );
  const uses = new Map<string, number>();
  for (const part of messages.flatMap(partsOf)) uses.set(part, (uses.get(part) ?? 0) + 1);
  return messages.map((text) => {
    // Messages share sentences such as "It looks like you forgot to wrap your component".
    const parts = partsOf(text).filter((part) => (uses.get(part) ?? 0) <= MAX_USES);
    const quoted = sections.map(({ words }) => parts.filter((part) => words.includes(` ${part} `)).join(' ').length);
    const most = Math.max(...quoted);
    return { text, quotes: most === 0 ? [] : sections.filter((_, index) => quoted[index] === most) };
  });
}

/** The messages that begin like one of `explained`, with their sections. An unknown beginning or section fails the build. */
export function explainedMessages(
  explained: Readonly<Record<string, string>>,
  messages: readonly string[],
  pages: readonly ScannedPage[],
): { text: string; path: string; id: string }[] {
  return Object.entries(explained).map(([beginning, address]) => {
    const text = messages.find((message) => message.startsWith(beginning));
    const [path = '', id = ''] = address.split('#');
    if (text === undefined) throw new Error(`No package logs a message that begins with "${beginning}".`);
    if (!pages.find((page) => page.path === path)?.headings.some((heading) => heading.id === id))
      throw new Error(`The message "${beginning}" leads to ${address}, which does not exist.`);
    return { text, path, id };
  });
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

/** The string literals of a call from `start` to its closing parenthesis. */
function textOfCall(code: string, start: number): string {
  let text = '';
  let depth = 1;
  for (let at = start; at < code.length && depth > 0; at += 1) {
    const character = code[at] ?? '';
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (`'"\``.includes(character)) {
      const end = endOfString(code, at);
      const isContinued = /\+\s*$/.test(code.slice(Math.max(start, at - 3), at));
      const piece = literal(code.slice(at + 1, end));
      // The second argument of `warnOnce`.
      if (piece !== 'error' && piece !== 'warning') text += `${text && !isContinued ? ' ' : ''}${piece}`;
      at = end;
    }
  }
  return text.replace(/\s+/g, ' ').trim();
}

function endOfString(code: string, start: number): number {
  const quote = code[start];
  let end = start + 1;
  while (end < code.length && code[end] !== quote) end += code[end] === '\\' ? 2 : 1;
  return end;
}

function literal(source: string): string {
  return source
    .replace(/\$\{[^}]*\}/g, GAP)
    .replace(/\\n/g, ' ')
    .replace(/\\(.)/g, '$1');
}
