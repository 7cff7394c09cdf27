import importCosts from '#content/import-costs.json' with { type: 'json' };
import en from '#content/translations/en.json' with { type: 'json' };
import { fillIn } from '#lib/fill-in';
import type { ApiComponent, ApiImport, ApiPage, ApiText, TypeText } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { leadOf } from '#model/api-heads';
import { usageKey } from '#model/api-usage';
import { describeCost, type ImportCosts } from '#model/import-costs';
import { labelsOf } from '#model/row-history';
import {
  type Block,
  code,
  type Inline,
  inlineCode,
  link,
  list,
  paragraph,
  quote,
  section,
  strong,
  text,
} from '../markdown/nodes.ts';
import { blocksOfText, typeCode } from './apiText.ts';
import type { ApiMarkdownContext } from './context.ts';
import { membersTable } from './rows.ts';
import type { BlockContent } from 'mdast';

const { interface: words } = en;
const { costs }: ImportCosts = importCosts;

/** Sections that several kinds of API pages share in Markdown, in the order and with the headings of the HTML pages. */
export function deprecation(of: ApiText | undefined, context: ApiMarkdownContext): Block[] {
  if (!of) return [];
  return [quote(paragraph(strong(text(words.apiDeprecatedNote))), ...(blocksOfText(of, context) as BlockContent[]))];
}

/** What releases did to an export. */
export function releases(name: string, context: ApiMarkdownContext): Block[] {
  const labels = historyOf(name, context);
  return labels.length > 0 ? [paragraph(inlineCode(name), ...labels)] : [];
}

/** Labels such as "(since 8.5.0)", for what has no table. */
export function historyOf(anchor: string, context: ApiMarkdownContext): Inline[] {
  const labels = labelsOf(context.historyOf(anchor)).map(({ id, release }) => fillIn(words[id], { release }));
  return labels.length > 0 ? [text(` (${labels.join(', ')})`)] : [];
}

/** What comes before the rows of a component, an interface or a hook on a page of its own. */
export function pageHead(page: ApiPage, context: ApiMarkdownContext): Block[] {
  const cost = costs[usageKey(context.folder, page.name)];
  return [
    ...deprecation(page.deprecated, context),
    ...releases(page.name, context),
    ...blocksOfText(leadOf(page.description).rest, context),
    ...guides(page, context),
    ...importSection(page.imports),
    ...(cost ? [paragraph(text(describeCost(cost, (id) => words[id])))] : []),
  ];
}

function guides(page: ApiPage, context: ApiMarkdownContext): Block[] {
  const named = page.guides.map(({ title, path, hash }) => ({ title, href: `${path}/${hash && `#${hash}`}` }));
  const about = context.guidesOf(page.name).map(({ title, path }) => ({ title, href: `${path}/` }));
  const links = new Map<string, string>();
  for (const { title, href } of [...named, ...about]) {
    const address = context.addressOf(href);
    if (address && !links.has(address)) links.set(address, title);
  }
  return links.size === 0
    ? []
    : [
        paragraph(text(`${words.apiUsedIn}:`)),
        list(Array.from(links, ([address, title]) => [link(address, text(title))])),
      ];
}

export function importBlock(imports: readonly ApiImport[]): Block {
  return code(
    imports.map(({ from, name, isType }) => `import ${isType ? 'type ' : ''}{ ${name} } from '${from}';`).join('\n'),
    'tsx',
  );
}

function importSection(imports: readonly ApiImport[]): Block[] {
  return [
    section(2, words.apiImport, 'import'),
    importBlock(imports),
    ...(imports.length > 1 ? [paragraph(text(words.apiImportNote))] : []),
  ];
}

export function propsNotes({ ref, attributesOf, typeParameters }: ApiComponent, context: ApiMarkdownContext): Block {
  const attributes: Inline[] = attributesOf === '*' ? [text(words.apiAnyElement)] : [inlineCode(`<${attributesOf}>`)];
  return list([
    ref ? [text(`${words.apiRef} `), typeCode(ref, context)] : [text(words.apiNoRef)],
    ...(attributesOf ? [[text(`${words.apiAttributes} `), ...attributes]] : []),
    ...typeParameterItems(typeParameters, context),
  ]);
}

export function typeParameterItems(typeParameters: readonly TypeText[], context: ApiMarkdownContext): Inline[][] {
  return typeParameters.map((parameter) => [text(`${words.apiTypeParameter} `), typeCode(parameter, context)]);
}

export function inheritance({ name, inherited }: ApiComponent, context: ApiMarkdownContext): Block[] {
  return inherited.flatMap(({ from, href, props }) => [
    paragraph(text(`${words.apiInheritedFrom} `), href ? link(href, text(from)) : inlineCode(from)),
    ...membersTable(props, context, (prop) => anchorOf.prop(name, prop)),
  ]);
}

export function source(file: string | undefined, { sourceAddress }: ApiMarkdownContext): Block[] {
  if (!file) return [];
  return [section(2, words.source, 'source'), paragraph(link(sourceAddress(file), inlineCode(file)))];
}
