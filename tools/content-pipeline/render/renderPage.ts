import type { Heading as HeadingNode, Link, Nodes, Parent, Root, RootContent, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { withApostrophes } from '#lib/apostrophes';
import { mark } from '#lib/hook';
import { HEADING_LINK } from '#model/hooks';
import type { ApiNames } from '../../api-extractor/names.ts';
import type { Heading, PageReading } from '../page.ts';
import { splitMarker } from '../rules/headings.ts';
import { codeBlock } from './codeBlock.ts';
import { namesOfFence } from './namesOfFence.ts';
import { findMentions } from './findMentions.ts';
import { element, textAttribute } from './nodes.ts';
import { renderDemos } from './demos.ts';
import { renderIssues } from './knownIssues.ts';
import { importPictures } from './pictures.ts';
import { renderRoomElements } from './roomElements.ts';

const PROSE = new Set(['title', 'summary', 'alt']);

/** Transforms a valid page into the elements that the components render. */
export function renderPage(
  tree: Root,
  page: PageReading,
  { path, components }: { path: string; components?: readonly string[] | undefined },
  api: ApiNames | undefined,
) {
  const replaced = new Map<Nodes, RootContent[]>();
  for (const [node, url] of findMentions(tree, { path, components, reading: page }, api))
    replaced.set(node, [{ type: 'link', url, children: [node] }]);
  for (const [node, heading] of page.headings) replaced.set(node, renderHeading(node, heading));
  for (const [node, fence] of page.fences) replaced.set(node, [codeBlock(fence, namesOfFence(fence, path, api))]);
  for (const [node, label] of page.tables) replaced.set(node, [renderTable(node, label)]);
  for (const [node, table] of page.references) replaced.set(node, replaced.get(table) ?? []);
  renderIssues(page);
  for (const node of page.externalLinks) markExternal(node);
  for (const [node, { url, text }] of page.apiNames) replaced.set(node, renderApiName(node, url, text));

  setApostrophes(tree);

  const demos = renderDemos(page.demos);
  for (const [node, frame] of demos.frames) replaced.set(node, [frame]);

  replaceBelow(tree, replaced);
  tree.children.unshift(...importPictures(page.pictures), ...renderRoomElements(page.roomElements), ...demos.imports);
}

/** Former ids become empty anchors right before the heading, so that old links still work. */
function renderHeading(node: HeadingNode, { id, aliases }: Heading): RootContent[] {
  const children = splitMarker(node.children).children;
  // The whole heading links to itself, which adds a click target without changing its accessible name.
  node.children = [
    {
      type: 'link',
      url: `#${id}`,
      children: children as Link['children'],
      data: { hProperties: mark(HEADING_LINK) },
    },
  ];
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
  return [...aliases.map((alias) => element('span', [textAttribute('id', alias)], [])), node];
}

/** An API name becomes code that links to the reference. */
function renderApiName(node: Nodes, url: string, text: string): RootContent[] {
  const link: Link = { type: 'link', url, children: [{ type: 'inlineCode', value: text }] };
  return node.type === 'mdxJsxFlowElement' ? [{ type: 'paragraph', children: [link] }] : [link];
}

function renderTable(table: Table, label: string): RootContent {
  const hasRowHeaders = namesRows(table);
  for (const [rowIndex, row] of table.children.entries()) {
    for (const [column, cell] of row.children.entries()) {
      const align = table.align?.[column];
      // An empty corner cell is not a header.
      const isCorner = rowIndex === 0 && cell.children.length === 0;
      const isRowHeader = rowIndex > 0 && column === 0 && hasRowHeaders;
      const scope = isRowHeader ? 'row' : rowIndex === 0 && !isCorner ? 'col' : undefined;
      const hProperties = { ...(scope && { scope }), ...(align && { 'data-align': align }) };
      cell.data = { ...cell.data, hProperties, ...(isCorner && { hName: 'td' }), ...(isRowHeader && { hName: 'th' }) };
    }
  }
  // The align attribute of Markdown tables is obsolete in HTML; cells have data-align instead.
  table.align = null;
  return element('TableRegion', [textAttribute('label', label)], [table]);
}

/** Whether each cell of the first column identifies its row: none is empty, and no two are equal. */
function namesRows({ children: [, ...rows] }: Table): boolean {
  const names = rows.map(({ children: [cell] }) =>
    JSON.stringify(cell?.children ?? [], (key, value: unknown) => (key === 'position' ? undefined : value)),
  );
  return (
    !names.includes('[]') && new Set(names).size === names.length && rows.every(({ children }) => children.length > 1)
  );
}

/** In the texts of attributes, which smart punctuation leaves out. */
function setApostrophes(tree: Root) {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    for (const attribute of 'attributes' in node ? node.attributes : [])
      if (attribute.type === 'mdxJsxAttribute' && PROSE.has(attribute.name) && typeof attribute.value === 'string')
        attribute.value = withApostrophes(attribute.value);
  });
}

function markExternal(node: Link) {
  node.data = {
    ...node.data,
    hProperties: { ...node.data?.hProperties, rel: ['noopener'], className: ['external-link'] },
  };
}

function replaceBelow(parent: Parent, replaced: ReadonlyMap<Nodes, RootContent[]>) {
  for (const child of parent.children) if ('children' in child) replaceBelow(child, replaced);
  parent.children = parent.children.flatMap((child) => replaced.get(child) ?? [child]);
}
