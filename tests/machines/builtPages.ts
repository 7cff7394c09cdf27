import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Code, Heading, Link, Nodes, Root, TableRow } from 'mdast';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { redirects } from '#content/redirects.ts';
import { API_INDEX_PATH } from '#model/machine-files';
import { builtPaths, SITE_FOLDER } from '../support/site.ts';

const markdown = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

export function readFile(path: string): string {
  return readFileSync(join(SITE_FOLDER, path), 'utf8');
}

/** Tools without text, and lists of changes, whose Markdown versions only they link to. */
const TOOLS = /^\/x\/(?:playground|explorer|api\/changes)\//;

/** English pages that search engines may index, without a trailing slash. */
export const pagePaths = builtPaths()
  .filter(
    (path) =>
      path.startsWith('/x/') &&
      !TOOLS.test(path) &&
      !readFile(`${path}index.html`).includes('<meta name="robots" content="noindex">'),
  )
  .map((path) => path.slice(0, -1));

export const siteUrl = (JSON.parse(readFile(API_INDEX_PATH)) as { site: string }).site;

export function parseMarkdown(text: string): Root {
  return markdown.parse(text);
}

export function nodesOf<T extends Nodes['type']>(tree: Root, type: T): Extract<Nodes, { type: T }>[] {
  const found: Nodes[] = [];
  visit(tree, type, (node) => void found.push(node as Nodes));
  return found as Extract<Nodes, { type: T }>[];
}

export const headingsIn = (tree: Root): Heading[] => nodesOf(tree, 'heading');
export const codesIn = (tree: Root): Code[] => nodesOf(tree, 'code');
export const rowsIn = (tree: Root): TableRow[] => nodesOf(tree, 'tableRow');

export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const idsByPath = new Map<string, ReadonlySet<string>>();

function idsOf(path: string): ReadonlySet<string> {
  const known =
    idsByPath.get(path) ??
    new Set([...readFile(`${path}/index.html`).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? ''));
  idsByPath.set(path, known);
  return known;
}

/** Broken links of a text into the site. A hash is an anchor on the HTML page. */
export function brokenLinks(tree: Root): string[] {
  const links: (Link | Extract<Nodes, { type: 'definition' }>)[] = [
    ...nodesOf(tree, 'link'),
    ...nodesOf(tree, 'definition'),
  ];
  return links.map(({ url }) => url).filter((url) => !leadsSomewhere(url));
}

function leadsSomewhere(url: string): boolean {
  if (!URL.canParse(url)) return false;
  if (!url.startsWith(`${siteUrl}/`)) return /^(?:https:\/\/|mailto:)/.test(url);
  const { pathname, hash } = new URL(url);
  const path = pathname.replace(/(?:\.md|\/)$/, '');
  if (redirects.some(({ from }) => from === path)) return true;
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  if (!existsSync(join(SITE_FOLDER, file))) return false;
  return hash === '' || idsOf(path).has(decodeURIComponent(hash.slice(1)));
}
