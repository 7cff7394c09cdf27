import { type ApiFolder, API_FOLDERS } from '#model/api';
import { type ApiMemberKind, usageKey } from '#model/api-usage';
import { type ApiNames, type ApiPlace, urlOf } from '../../api-extractor/names.ts';
import { nearest } from '#lib/nearest';
import type { PageContext, PageReading } from '../page.ts';
import { quote } from '../problem.ts';
import { type JsxElement, lineOf } from '../tree.ts';
import { type AttributeValues, textIn } from './attributes.ts';

/** `<Prop of="DataGrid" name="rows" />`, `<Prop of="DataGrid" slot="toolbar" />`, `<Api of="GridColDef" />`. */
export const API_ELEMENTS: readonly string[] = ['Prop', 'Api'];

const MEMBER_ATTRIBUTES: readonly [string, ApiMemberKind][] = [
  ['name', 'prop'],
  ['slot', 'slot'],
  ['class', 'class'],
];

/** Resolves the API name of an element and reports unknown names. */
export function readApiName(
  node: JsxElement,
  attributes: AttributeValues,
  page: PageReading,
  context: PageContext,
  api: ApiNames | undefined,
) {
  const fail = (message: string, advice: string) => context.report(lineOf(node), message, advice);
  const textOf = (name: string) => textIn(attributes, name);
  const owner = textOf('of');
  if (!owner) return;
  if (!api)
    return void fail(`<${node.name}> cannot be resolved before the API is extracted.`, 'Run "npm run build" once.');

  const place = choose(api.find(owner), textOf('in'), context.path);
  if (place === 'several')
    return void fail(
      `<${node.name}> names ${quote(owner)}, which several products have.`,
      `Write in="${api.find(owner)[0]?.folder ?? ''}" or another of them.`,
    );
  if (!place)
    return void fail(
      `<${node.name}> names ${quote(owner)}, which the packages do not export.`,
      `Did you mean "${nearest(owner, api.names)}"?`,
    );
  if (node.name === 'Api') return void record(node, place, owner, usageKey(place.folder, owner), page, context);

  const given = MEMBER_ATTRIBUTES.filter(([attribute]) => attributes.has(attribute));
  const [only] = given;
  if (!only || given.length > 1)
    return void fail('<Prop> does not name exactly one member.', 'Write one of name="…", slot="…" or class="…".');
  const [attribute, kind] = only;
  const member = textOf(attribute) ?? '';
  const found = api.findMember(place, owner, kind, member);
  if (!found) {
    const near = nearest(member, api.membersOf(place, owner, kind));
    return void fail(
      `${quote(owner)} has no ${kind} ${quote(member)}.`,
      near === undefined ? `It has none.` : `Did you mean "${near}"?`,
    );
  }
  record(node, found, member, usageKey(place.folder, owner, { kind, name: member }), page, context);
}

/** On a page of a product, a name refers to that product; elsewhere it must be unambiguous, or specify the product. */
export function choose(
  places: readonly ApiPlace[],
  wanted: string | undefined,
  path: string,
): ApiPlace | 'several' | undefined {
  const folder = wanted ?? folderOfPage(path);
  const own = places.find((place) => place.folder === folder);
  if (own || wanted) return own;
  return places.length > 1 ? 'several' : places[0];
}

export function folderOfPage(path: string): ApiFolder | undefined {
  return API_FOLDERS.find((folder) => path === `/x/react-${folder}` || path.startsWith(`/x/react-${folder}/`));
}

function record(
  node: JsxElement,
  place: ApiPlace,
  text: string,
  key: string,
  page: PageReading,
  { file }: PageContext,
) {
  const { path, hash } = place;
  page.apiNames.set(node, { url: urlOf(place), text });
  page.apiUses.push(key);
  page.links.push({ path, hash, file, line: lineOf(node) ?? 1 });
}
