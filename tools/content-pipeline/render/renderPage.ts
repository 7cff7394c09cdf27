import type { Heading as HeadingNode, Link, LinkReference, Nodes, Parent, Root, RootContent, Table } from 'mdast';
import type { Heading, PageReading } from '../page.ts';
import { splitMarker } from '../rules/headings.ts';
import { codeBlock } from './codeBlock.ts';
import { element, textAttribute } from './nodes.ts';
import { renderDemos } from './demos.ts';
import { renderAnatomies } from './anatomies.ts';
import { importPictures } from './pictures.ts';

/** Turns a page that has been read without problems into what the components show. */
export function renderPage(tree: Root, page: PageReading) {
  const replaced = new Map<Nodes, RootContent[]>();
  for (const [node, heading] of page.headings) replaced.set(node, renderHeading(node, heading));
  for (const [node, fence] of page.fences) replaced.set(node, [codeBlock(fence)]);
  for (const [node, label] of page.tables) replaced.set(node, [renderTable(node, label)]);
  for (const [node, table] of page.references) replaced.set(node, replaced.get(table) ?? []);
  for (const node of page.externalLinks) markExternal(node);
  for (const [node, { url, text }] of page.apiNames) replaced.set(node, renderApiName(node, url, text));

  const demos = renderDemos(page.demos);
  for (const [node, frame] of demos.frames) replaced.set(node, [frame]);

  replaceBelow(tree, replaced);
  tree.children.unshift(...importPictures(page.pictures), ...renderAnatomies(page.anatomies), ...demos.imports);
}

/** Old ids are empty anchors right before the heading, so old links land in the same place. */
function renderHeading(node: HeadingNode, { id, aliases }: Heading): RootContent[] {
  const children = splitMarker(node.children).children;
  // The whole heading links to itself: it can be clicked, focused and copied, and its name stays what it says.
  node.children = [{ type: 'link', url: `#${id}`, children: children as Link['children'], data: { hProperties: { 'data-heading-link': '' } } }];
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
  return [...aliases.map((alias) => element('span', [textAttribute('id', alias)], [])), node];
}

/** A name of the API is code that leads to its place. */
function renderApiName(node: Nodes, url: string, text: string): RootContent[] {
  const link: Link = { type: 'link', url, children: [{ type: 'inlineCode', value: text }] };
  return node.type === 'mdxJsxFlowElement' ? [{ type: 'paragraph', children: [link] }] : [link];
}

function renderTable(table: Table, label: string | undefined): RootContent {
  for (const [rowIndex, row] of table.children.entries()) {
    for (const [column, cell] of row.children.entries()) {
      const align = table.align?.[column];
      // A corner without a word heads nothing.
      const isCorner = rowIndex === 0 && cell.children.length === 0;
      const hProperties = { ...(rowIndex === 0 && !isCorner && { scope: 'col' }), ...(align && { 'data-align': align }) };
      cell.data = { ...cell.data, hProperties, ...(isCorner && { hName: 'td' }) };
    }
  }
  // The align attribute that Markdown tables would get has long left HTML; cells say it by data-align.
  table.align = null;
  return label === undefined ? table : element('TableRegion', [textAttribute('label', label)], [table]);
}

function markExternal(node: Link | LinkReference) {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, rel: ['noopener'], className: ['external-link'] } };
}

function replaceBelow(parent: Parent, replaced: ReadonlyMap<Nodes, RootContent[]>) {
  for (const child of parent.children) if ('children' in child) replaceBelow(child, replaced);
  parent.children = parent.children.flatMap((child) => replaced.get(child) ?? [child]);
}
