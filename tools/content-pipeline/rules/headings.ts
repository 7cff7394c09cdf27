import type { Heading as HeadingNode, PhrasingContent } from 'mdast';
import type { Heading, PageContext } from '../page.ts';
import { quote } from '../problem.ts';
import { lineOf, textOfAll } from '../tree.ts';
import { slugOf } from './slug.ts';

const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Aliases may come from other tools, so their syntax is less strict than that of ids. */
const ALIAS = /^[A-Za-z0-9][\w.-]*$/;
/** Level 1 is the title of the page. */
const FIRST_LEVEL = 2;
const DEEPEST_LEVEL = 4;
const TOO_DEEP_ADVICE = `Use at most level ${DEEPEST_LEVEL}, or split the page.`;

interface Marker {
  id: string;
  aliases: string[];
}

/** Removes `[#id]` from the end of a heading. */
export function splitMarker(children: readonly PhrasingContent[]): { children: PhrasingContent[]; marker?: string } {
  const last = children.at(-1);
  const rest = children.slice(0, -1);
  if (last?.type !== 'text') return { children: [...children] };
  const value = last.value.trimEnd();
  const start = value.lastIndexOf('[#');
  if (start < 0 || value.indexOf(']', start) !== value.length - 1) return { children: [...children] };

  const before = value.slice(0, start).trimEnd();
  return { children: before ? [...rest, { ...last, value: before }] : rest, marker: value.slice(start + 2, -1) };
}

/** Reads the headings of one page in order: levels, ids, aliases. Other anchors claim their ids, so that none occurs twice. */
export function createHeadingReader(context: PageContext) {
  const lineOfId = new Map<string, number>();
  let previousDepth = 1;

  function claim(id: string, line: number) {
    const first = lineOfId.get(id);
    if (first === undefined) lineOfId.set(id, line);
    else context.report(line, `Id ${quote(id)} is already used on line ${first}.`, 'Choose another one.');
  }

  function propose(text: string) {
    const slug = slugOf(text);
    if (!slug || !lineOfId.has(slug)) return slug;
    let number = 2;
    while (lineOfId.has(`${slug}-${number}`)) number += 1;
    return `${slug}-${number}`;
  }

  function readHeading(node: HeadingNode): Heading {
    const line = lineOf(node) ?? 1;
    const { children, marker: written } = splitMarker(node.children);
    const text = textOfAll(children).trim();
    const marker = readMarker(written);
    const { id, aliases } = marker ?? { id: propose(withoutMarker(text)), aliases: [] };
    const depth = Math.min(Math.max(node.depth, FIRST_LEVEL), previousDepth + 1);
    const words = withoutMarker(sourceOf(node, context.text));
    const advice = `Write ${quote(`${'#'.repeat(depth)} ${words} [#${marker ? written : id || 'my-id'}]`)}.`;

    if (!text) context.report(line, 'Heading has no text.', 'Write some words before the id.');
    const levelProblem = levelProblemOf(node.depth, previousDepth);
    if (levelProblem) context.report(line, levelProblem, node.depth > DEEPEST_LEVEL ? TOO_DEEP_ADVICE : advice);
    if (marker) for (const own of [id, ...aliases]) claim(own, line);
    else context.report(line, ...idProblemOf(node, written, advice));

    previousDepth = node.depth;
    return { depth: node.depth, text, id, aliases, line };
  }

  return { readHeading, claim };
}

function readMarker(written: string | undefined): Marker | undefined {
  const [id = '', ...options] = written?.split(/\s+/) ?? [];
  if (!KEBAB_CASE.test(id)) return undefined;
  if (options.length === 0) return { id, aliases: [] };
  const [name, list, ...more] = options.join(' ').split('=');
  const aliases = list?.split(',') ?? [''];
  const isReadable = name === 'aka' && more.length === 0 && aliases.every((alias) => ALIAS.test(alias));
  return isReadable ? { id, aliases } : undefined;
}

function idProblemOf(node: HeadingNode, written: string | undefined, advice: string): [string, string] {
  if (written === undefined) {
    const isMisplaced = textOfAll(node.children).includes('[#');
    return [isMisplaced ? 'Heading id is not plain text at the end of the heading.' : 'Heading has no id.', advice];
  }
  const isAboutAliases = KEBAB_CASE.test(written.split(/\s+/)[0] ?? '');
  return isAboutAliases
    ? [`Heading id ${quote(`[#${written}]`)} cannot be read.`, 'Write "[#new-id aka=old-id,older-id]".']
    : [`Heading id ${quote(written)} is not in kebab-case.`, advice];
}

function levelProblemOf(depth: number, previousDepth: number): string | undefined {
  if (depth < FIRST_LEVEL) return 'A level 1 heading is the title of the page, which comes from front matter.';
  if (depth > DEEPEST_LEVEL) return `Heading of level ${depth} is too deep.`;
  return depth > previousDepth + 1 ? `Heading level jumps from ${previousDepth} to ${depth}.` : undefined;
}

function withoutMarker(text: string) {
  return text
    .replace(/\[#[^\]]*\]/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The source of a heading, without its Markdown prefix. */
function sourceOf({ children }: HeadingNode, text: string) {
  const start = children[0]?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  return start === undefined || end === undefined ? '' : text.slice(start, end);
}
