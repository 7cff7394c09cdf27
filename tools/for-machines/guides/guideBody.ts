import type { BlockContent, Heading, Nodes, RootContent, PhrasingContent } from 'mdast';
import { affected, type JsxElement, splitMarker, symptomOf } from '../../content-pipeline/index.ts';
import { type Block, type Inline, inlineCode, link, list, paragraph, text } from '../markdown/nodes.ts';
import { blocksOfElement } from './blocks.ts';
import type { GuideContext } from './context.ts';
import { blocksOfDemo } from './demos.ts';
import { codeOfFence } from './fences.ts';
import { attribute, inlinesOfElement } from './inlines.ts';

const BLOCK_ELEMENTS: ReadonlySet<string> = new Set([
  'Anatomy',
  'Callout',
  'Cards',
  'Demo',
  'Details',
  'Install',
  'Picture',
  'Run',
]);

/** Converts the nodes of a page to plain Markdown. */
export function blocksOf(nodes: readonly Nodes[], context: GuideContext): Block[] {
  return nodes.flatMap((node) => blockOf(node, context));
}

function blockOf(node: Nodes, context: GuideContext): Block[] {
  const { reading, addresses, path } = context;
  const api = reading.apiNames.get(node as JsxElement);
  if (api && node.type === 'mdxJsxFlowElement')
    return [paragraph(link(addresses.resolve(api.url, path), inlineCode(api.text)))];
  const table = reading.references.get(node as JsxElement) ?? reading.planTables.get(node as JsxElement);
  if (table) return [withChildren(table, context)];
  switch (node.type) {
    case 'heading':
      return [headingOf(node, context)];
    case 'code': {
      const fence = reading.fences.get(node);
      return fence ? [codeOfFence(fence)] : [node];
    }
    case 'paragraph':
      if (node.children.every(isBlockElement)) return node.children.flatMap((child) => elementOf(child, context));
      return [{ ...node, children: inlinesOf(node.children, context) }];
    case 'mdxJsxFlowElement':
      return elementOf(node, context);
    // MDX comments.
    case 'mdxFlowExpression':
    case 'mdxjsEsm':
      return [];
    default:
      return [withChildren(node, context)];
  }
}

/** The anchor follows the text in the form that Pandoc and many other readers know: `## Sort rows {#sort-rows}`. */
function headingOf(node: Heading, context: GuideContext): Block {
  const { children, marker } = splitMarker(node.children);
  const [id] = marker?.split(' ') ?? [];
  const inlines = inlinesOf(children, context);
  return { ...node, children: id ? [...inlines, text(` {#${id}}`)] : inlines };
}

function elementOf(node: JsxElement, context: GuideContext): Block[] {
  const demo = context.reading.demos.get(node);
  if (demo) return blocksOfDemo(demo, context);
  if (node.name === 'Cards') return [list(cardsIn(node.children).map((card) => cardItem(card, context)))];
  const children: Nodes[] =
    node.type === 'mdxJsxTextElement' && node.children.length > 0
      ? [{ type: 'paragraph', children: node.children }]
      : node.children;
  const blocks = blocksOf(children, context);
  const issue = context.reading.issues.get(node);
  if (issue)
    return [
      { type: 'heading', depth: 3, children: [...symptomOf(issue), text(` {#${issue.id}}`)] },
      ...blocksOf(affected(issue), context),
      ...blocks,
    ];
  return node.name === 'Anatomy'
    ? [...blocks, ...partsOf(attribute(node, 'of'), context)]
    : blocksOfElement(node, blocks);
}

/** Links the component whose parts are labeled next to the demo. */
function partsOf(component: string, { api, addresses, path }: GuideContext): Block[] {
  return api
    .find(component)
    .map((place) =>
      paragraph(
        text('Slots, CSS classes and variables: '),
        link(addresses.resolve(`${place.path}/`, path), inlineCode(component)),
      ),
    );
}

/** MDX parses an element on a single line, including its text, as a paragraph with one element. */
function isBlockElement(node: PhrasingContent): node is Extract<JsxElement, PhrasingContent> {
  return node.type === 'mdxJsxTextElement' && BLOCK_ELEMENTS.has(node.name ?? '');
}

/** Lists, quotes and tables keep their structure. */
function withChildren(node: Nodes, context: GuideContext): Block {
  if (!('children' in node)) return node as RootContent;
  const isOfText = node.type === 'tableCell';
  const children = isOfText ? inlinesOf(node.children, context) : (blocksOf(node.children, context) as BlockContent[]);
  return { ...node, children } as RootContent;
}

/** A card on one line is part of a paragraph; a card on several lines is a block. */
function cardsIn(nodes: readonly Nodes[]): JsxElement[] {
  return nodes.flatMap((node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Card') return [node];
    return 'children' in node ? cardsIn(node.children) : [];
  });
}

function cardItem(card: JsxElement, context: GuideContext): Inline[] {
  const title = link(context.addresses.resolve(attribute(card, 'href'), context.path), text(attribute(card, 'title')));
  const words = card.children.flatMap((child): PhrasingContent[] =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  );
  return [title, ...(words.length > 0 ? [text(': '), ...inlinesOf(words, context)] : [])];
}

function inlinesOf(nodes: readonly PhrasingContent[], context: GuideContext): Inline[] {
  return nodes.flatMap((node) => inlineOf(node, context));
}

function inlineOf(node: PhrasingContent, context: GuideContext): Inline[] {
  const { reading, addresses, path } = context;
  switch (node.type) {
    case 'link':
      return [{ ...node, url: addresses.resolve(node.url, path), children: inlinesOf(node.children, context) }];
    case 'mdxJsxTextElement': {
      const api = reading.apiNames.get(node);
      if (api) return [link(addresses.resolve(api.url, path), inlineCode(api.text))];
      return inlinesOfElement(node, inlinesOf(node.children, context));
    }
    case 'mdxTextExpression':
      return [];
    default:
      return 'children' in node ? [{ ...node, children: inlinesOf(node.children, context) } as Inline] : [node];
  }
}
