import type { Heading as HeadingNode, PhrasingContent } from 'mdast';
import type { Heading, PageContext } from '../page.ts';
import { quote } from '../problem.ts';
import { lineOf, textOfAll } from '../tree.ts';
import { slugOf } from './slug.ts';

const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Aliases come from other days and other tools, so they may look freer than ids. */
const ALIAS = /^[A-Za-z0-9][\w.-]*$/;
const DEEPEST_LEVEL = 4;

interface Marker {
  id: string;
  aliases: string[];
}

/** Cuts `[#id]` off the end of a heading. */
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

/** Reads the headings of one page in order: levels, ids, aliases. */
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

  return function readHeading(node: HeadingNode): Heading {
    const line = lineOf(node) ?? 1;
    const { children, marker: written } = splitMarker(node.children);
    const text = textOfAll(children).trim();
    if (!text) context.report(line, 'Heading has no text.', 'Write some words before the id.');
    checkLevel(node, previousDepth, context);
    previousDepth = node.depth;

    const marker = written === undefined ? undefined : readMarker(written);
    if (marker) {
      for (const id of [marker.id, ...marker.aliases]) claim(id, line);
      return { depth: node.depth, text, ...marker, line };
    }
    const proposal = propose(text);
    const [message, advice] = complaint(node, written, proposal, context);
    context.report(line, message, advice);
    return { depth: node.depth, text, id: proposal, aliases: [], line };
  };
}

function readMarker(written: string): Marker | undefined {
  const [id = '', ...options] = written.split(/\s+/);
  if (!KEBAB_CASE.test(id)) return undefined;
  if (options.length === 0) return { id, aliases: [] };
  const [name, list, ...more] = options.join(' ').split('=');
  const aliases = list?.split(',') ?? [];
  const isReadable = name === 'aka' && more.length === 0 && aliases.every((alias) => ALIAS.test(alias));
  return isReadable ? { id, aliases } : undefined;
}

function complaint(node: HeadingNode, written: string | undefined, proposal: string, context: PageContext): [string, string] {
  const markup = '#'.repeat(node.depth);
  const source = sourceOf(node, context.text);
  const start = source.lastIndexOf('[#');
  const words = (start < 0 ? source : source.slice(0, start)).trimEnd();
  const advice = proposal
    ? `Write ${quote(`${markup} ${words} [#${proposal}]`)}.`
    : `Write ${quote(`${markup} ${words} [#…]`)} with an id of small letters, digits and hyphens.`;

  if (written !== undefined) {
    const isAboutAliases = written.includes(' ') && KEBAB_CASE.test(written.split(/\s+/)[0] ?? '');
    return isAboutAliases
      ? [`Heading id ${quote(`[#${written}]`)} cannot be read.`, 'Write "[#new-id aka=old-id,older-id]".']
      : [`Heading id ${quote(written)} is not in kebab-case.`, advice];
  }
  return start < 0 ? ['Heading has no id.', advice] : ['Heading id is not plain text at the end of the heading.', advice];
}

function checkLevel(node: HeadingNode, previousDepth: number, { text, report }: PageContext) {
  const asLevel = (depth: number) => quote(`${'#'.repeat(depth)} ${sourceOf(node, text)}`);
  const line = lineOf(node);
  if (node.depth === 1) {
    report(line, 'Heading of level 1 is the title of the page, which front matter gives.', `Write ${asLevel(2)}.`);
  } else if (node.depth > DEEPEST_LEVEL) {
    report(line, `Heading of level ${node.depth} is too deep.`, `Use at most level ${DEEPEST_LEVEL}, or split the page.`);
  } else if (node.depth > previousDepth + 1) {
    report(line, `Heading level jumps from ${previousDepth} to ${node.depth}.`, `Write ${asLevel(previousDepth + 1)}.`);
  }
}

/** The heading as written, without the signs that make it one. */
function sourceOf({ children }: HeadingNode, text: string) {
  const start = children[0]?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  return start === undefined || end === undefined ? '' : text.slice(start, end);
}
