import type { Nodes, Paragraph, Parents, Root, Table, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PageContext, PageReading, PageSource, RuleOptions } from '../page.ts';
import { pathOfFile } from '../pathOfFile.ts';
import { quote } from '../problem.ts';
import { affected, issuesTable } from '../reference/knownIssues.ts';
import { plansTable } from '../reference/plansTable.ts';
import { type JsxElement, lineOf, spokenAttributes, textOf } from '../tree.ts';
import { API_ELEMENTS, readApiName } from './apiNames.ts';
import { readElement } from './elements.ts';
import { readFence } from './fences.ts';
import { readDemo } from './demos.ts';
import { createHeadingReader } from './headings.ts';
import { readKnownIssue, readKnownIssues } from './knownIssues.ts';
import { readLink } from './links.ts';
import { isReference, readReference } from './references.ts';
import { refuse } from './refused.ts';
import { labelTables, type TableUse } from './tables.ts';
import { isPictureFile, ROOM_ELEMENTS } from './vocabulary.ts';

/**
 * Applies all rules to the tree of a page, in one pass and without changing it.
 * `title` is the title of the page; it labels tables before the first heading.
 */
export function readPage(tree: Root, title: string, source: PageSource, options: RuleOptions): PageReading {
  const page: PageReading = {
    headings: new Map(),
    fences: new Map(),
    tables: new Map(),
    externalLinks: new Set(),
    pictures: new Set(),
    demos: new Map(),
    planTables: new Map(),
    roomElements: [],
    apiNames: new Map(),
    references: new Map(),
    issueLists: new Set(),
    issues: new Map(),
    apiUses: [],
    listed: [],
    links: [],
    text: [{ id: '', text: '' }],
    problems: [],
  };
  const context: PageContext = {
    file: source.file,
    path: pathOfFile(source.file),
    // The parser ignores a byte order mark; without it, positions match the source.
    text: source.text.replace(/^\uFEFF/, ''),
    hasFile: source.hasFile,
    report: (line, message, advice) => page.problems.push({ file: source.file, line: line ?? 1, message, advice }),
  };
  const { readHeading, claim } = createHeadingReader(context);
  const tables: TableUse[] = [];
  let heading = title;

  function follow(url: string, line: number | undefined) {
    const target = readLink(url, line, context);
    if (target?.kind === 'internal') page.links.push(target.use);
    return target?.kind;
  }

  function addText(source: string, separator = '\n') {
    const text = source.replace(/\s+/g, ' ').trim();
    const section = page.text.at(-1);
    if (section && text) section.text += section.text ? separator + text : text;
  }

  /** Indexes generated text and checks its links, like those of handwritten text. */
  function readGenerated(table: Table | TableRow | Paragraph, element: JsxElement, parent: Parents | undefined) {
    visit(table, (node, _index, inner) => {
      node.position = element.position;
      if (node.type !== 'mdxJsxTextElement') read(node, inner ?? parent);
    });
  }

  function read(node: Nodes, parent: Parents | undefined) {
    switch (node.type) {
      case 'heading': {
        const found = readHeading(node);
        page.headings.set(node, found);
        page.text.push({ id: found.id, text: '' });
        heading = found.text;
        break;
      }
      case 'paragraph':
        addText(textOf(node));
        break;
      case 'tableCell':
        addText(textOf(node), separatorBefore(node, parent, tables.at(-1)?.node));
        break;
      case 'code':
        page.fences.set(node, readFence(node, context));
        break;
      case 'table':
        tables.push({ node, section: page.headings.size, heading });
        break;
      case 'link':
        if (!textOf(node).trim())
          context.report(lineOf(node), `Link ${quote(node.url)} has no text.`, 'Write the words to click on.');
        if (follow(node.url, lineOf(node)) === 'external') page.externalLinks.add(node);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const attributes = readElement(node, options, context);
        const href = attributes.get('href');
        if (typeof href?.value === 'string') follow(href.value, href.line);
        if (node.name === 'Picture') {
          page.pictures.add(node);
          for (const mode of ['light', 'dark']) checkFile(attributes.get(mode), context);
        }
        if (API_ELEMENTS.includes(node.name ?? '')) readApiName(node, attributes, page, context, options.api);
        if (isReference(node.name)) {
          const table = readReference(node, attributes, page, context, options.reference);
          if (table) {
            page.references.set(node, table);
            readGenerated(table, node, parent);
          }
        }
        if (node.name === 'PlanTable') {
          const table = plansTable(attributes.get('of')?.value);
          page.planTables.set(node, table);
          // It is rendered as a component, which labels itself.
          for (const row of table.children) readGenerated(row, node, parent);
        }
        if (node.name === 'KnownIssues') {
          page.issueLists.add(node);
          readKnownIssues(node, parent, [...page.headings.values()].at(-1), context);
        }
        if (node.name === 'KnownIssue') {
          readKnownIssue(node, parent, attributes, page, context, options.api);
          const issue = page.issues.get(node);
          if (issue) {
            claim(issue.id, issue.line);
            page.text.push({ id: issue.id, text: '' });
            for (const paragraph of affected(issue)) readGenerated(paragraph, node, parent);
          }
        }
        if (node.name === 'KnownIssuesTable') {
          const table = issuesTable(attributes.get('of')?.value, options.siteIssues ?? []);
          page.references.set(node, table);
          readGenerated(table, node, parent);
        }
        if (ROOM_ELEMENTS.has(node.name ?? '')) page.roomElements.push(node);
        if (node.name === 'Demo') readDemo(node, attributes.get('of')?.value, page, context);
        if (node.type === 'mdxJsxFlowElement') addText(spokenAttributes(node));
        break;
      }
      default:
        refuse(node, context);
    }
  }

  visit(tree, (node, _index, parent) => read(node, parent));
  for (const [node, label] of labelTables(tables)) page.tables.set(node, label);
  return page;
}

/** Excerpts of search results show rows and cells side by side. */
function separatorBefore(cell: Nodes, row: Parents | undefined, table: Table | undefined): string {
  if (row?.children[0] !== cell) return ' · ';
  return table?.children[0] === row ? '\n' : ' | ';
}

function checkFile(
  attribute: { value: unknown; line: number | undefined } | undefined,
  { hasFile, report }: PageContext,
) {
  if (!isPictureFile(attribute?.value) || hasFile(attribute.value)) return;
  report(
    attribute.line,
    `Picture file ${quote(attribute.value)} was not found next to the page.`,
    'Add it or fix the name.',
  );
}
