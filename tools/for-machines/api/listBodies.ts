import en from '#content/translations/en.json' with { type: 'json' };
import type { ApiComponent, ApiHook, ApiImport, ApiInterface, ApiPageEntry, ApiType } from '#model/api';
import { anchorOf, pathOfApi } from '#model/api-anchors';
import { plainType } from '#model/api-content';
import { API_INDEX_SECTIONS, titleOfApiList } from '#model/api-heads';
import { type Block, code, type Inline, inlineCode, link, list, paragraph, section, text } from '../markdown/nodes.ts';
import { blocksOfText } from './apiText.ts';
import { sharedComponentBody } from './componentBody.ts';
import type { ApiMarkdownContext } from './context.ts';
import { sharedHookBody } from './hookBody.ts';
import { deprecation, importBlock, pageHead, releases, source, typeParameterItems } from './parts.ts';
import { membersTable } from './rows.ts';

const { interface: words } = en;

export function interfaceBody(model: ApiInterface, context: ApiMarkdownContext): Block[] {
  const { name, members, typeParameters } = model;
  return [
    ...pageHead(model, context),
    section(2, words.apiProperties, 'properties'),
    ...membersTable(members, context, (member) => anchorOf.prop(name, member)),
    ...(typeParameters.length > 0 ? [list(typeParameterItems(typeParameters, context))] : []),
    ...source(model.source, context),
  ];
}

/** Exported components without their own page: either the icons, or all others. */
export function othersBody(
  components: readonly ApiComponent[],
  isIcons: boolean,
  context: ApiMarkdownContext,
): Block[] {
  return [
    paragraph(text(isIcons ? words.apiIconsNote : words.apiOthersNote)),
    ...components.flatMap((component) => [
      section(2, component.name, anchorOf.component(component.name)),
      ...deprecation(component.deprecated, context),
      ...releases(component.name, context),
      ...blocksOfText(component.description, context),
      ...packages(component.imports),
      ...sharedComponentBody(component, context),
    ]),
  ];
}

/** One import line to copy, and the names of the other packages, like on the page. */
function packages(imports: readonly ApiImport[]): Block[] {
  const [first, ...others] = imports.filter(({ from }) => from.split('/').length === 2);
  const names = others.flatMap(({ from }, index) => [text(index === 0 ? ' ' : ', '), inlineCode(from)]);
  return [
    ...(first ? [importBlock([first])] : []),
    ...(names.length > 0 ? [paragraph(text(words.apiAlsoIn), ...names, text('.'))] : []),
  ];
}

export function typesBody(types: readonly ApiType[], isInternal: boolean, context: ApiMarkdownContext): Block[] {
  return [
    ...(isInternal ? [paragraph(text(words.apiInternalTypesNote))] : []),
    ...types.flatMap((type) => [
      section(2, type.name, type.key),
      ...deprecation(type.deprecated, context),
      ...(isInternal ? [] : releases(type.name, context)),
      ...blocksOfText(type.description, context),
      code(plainType(type.head), 'ts'),
      ...membersTable(type.members, context, (member) => (isInternal ? '' : anchorOf.prop(type.name, member))),
    ]),
  ];
}

/** One API tab of a guide: all components or hooks it documents. */
export function groupBody(pages: readonly (ApiComponent | ApiHook)[], context: ApiMarkdownContext): Block[] {
  return pages.flatMap((page) => [
    section(2, page.name, anchorOf.component(page.name)),
    paragraph(link(context.addressOf(`${pathOfApi(context.folder, page.slug)}/`) ?? '', text(words.apiWholePage))),
    importBlock(page.imports),
    ...(page.kind === 'component'
      ? sharedComponentBody(page, context)
      : sharedHookBody(page, context, 3, `${page.slug}-`)),
  ]);
}

/** All API pages of a product. */
export function indexBody(pages: readonly ApiPageEntry[], context: ApiMarkdownContext): Block[] {
  const linkTo = ({ path }: ApiPageEntry, title: string): Inline =>
    link(context.addresses.resolve(`${path}/`, context.path), text(title));
  const sections = API_INDEX_SECTIONS.flatMap(({ kind, id, title }): Block[] => {
    const entries = pages.filter((entry) => entry.kind === kind);
    const items = entries.map((entry) => [linkTo(entry, entry.name), ...labelsOf(entry)]);
    return items.length > 0 ? [section(2, words[title], id), list(items)] : [];
  });
  const lists = pages.flatMap((entry) => {
    const title = titleOfApiList(entry.name);
    return title ? [[linkTo(entry, words[title])]] : [];
  });
  return [...sections, section(2, words.apiMore, 'more'), list(lists)];
}

function labelsOf({ plan, isUnstable }: ApiPageEntry): Inline[] {
  const labels = [plan ? words[plan] : '', isUnstable ? words.preview : ''].filter(Boolean);
  return labels.length > 0 ? [text(` (${labels.join(', ')})`)] : [];
}
