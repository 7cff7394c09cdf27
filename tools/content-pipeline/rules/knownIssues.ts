import { withApostrophes } from '#lib/apostrophes';
import type { Parents } from 'mdast';
import { CURRENT_VERSION } from '#content/versions.ts';
import { type ApiFolder, API_FOLDERS } from '#model/api-folders';
import { usageKey } from '#model/api-usage';
import { type ApiNames, urlOf } from '../../api-extractor/names.ts';
import { nearest } from '#lib/nearest';
import type { Heading, PageContext, PageReading } from '../page.ts';
import { quote } from '../problem.ts';
import { type JsxElement, lineOf } from '../tree.ts';
import { choose, folderOfPage } from './apiNames.ts';
import { type AttributeValues, textIn } from './attributes.ts';

/** Compares the numbers of versions: 8.9.0 comes before 8.11.1. */
const { compare: compareVersions } = new Intl.Collator('en', { numeric: true });

const HEADING = `Known issues in ${CURRENT_VERSION}`;
const HEADING_ID = 'known-issues';

/** The list of issues follows its heading, which names the release, and contains nothing else. */
export function readKnownIssues(
  node: JsxElement,
  parent: Parents | undefined,
  heading: Heading | undefined,
  { report }: PageContext,
) {
  const isBelowHeading = parent?.children[parent.children.findIndex((one) => one === node) - 1]?.type === 'heading';
  if (!isBelowHeading || heading?.text !== HEADING || heading.id !== HEADING_ID)
    report(
      lineOf(node),
      '<KnownIssues> is not below its heading.',
      `Write "## ${HEADING} [#${HEADING_ID}]" before it.`,
    );
  if (node.children.length === 0) report(lineOf(node), '<KnownIssues> is empty.', 'Add a <KnownIssue>, or remove it.');
  for (const child of node.children)
    if (child.type !== 'mdxJsxFlowElement' || child.name !== 'KnownIssue')
      report(
        lineOf(child),
        '<KnownIssues> contains something other than <KnownIssue>.',
        'Move it out, or into an issue.',
      );
}

/** Checks one issue, resolves the API names it affects, and adds it to the page. */
export function readKnownIssue(
  node: JsxElement,
  parent: Parents | undefined,
  attributes: AttributeValues,
  page: PageReading,
  context: PageContext,
  api: ApiNames | undefined,
) {
  const fail = (message: string, advice: string) => context.report(lineOf(node), `<KnownIssue> ${message}`, advice);
  const textOf = (name: string) => textIn(attributes, name);
  const [id, symptom, since, fixedIn] = ['id', 'symptom', 'since', 'fixedIn'].map(textOf);
  const product = API_FOLDERS.find((folder) => folder === textOf('in')) ?? folderOfPage(context.path);

  if (parent?.type !== 'mdxJsxFlowElement' || parent.name !== 'KnownIssues')
    fail('is not directly inside <KnownIssues>.', 'Move it there.');
  if (node.children.length === 0 && !fixedIn)
    fail('has neither a workaround nor "fixedIn".', 'Write the workaround between the tags.');
  if (since && compareVersions(since, CURRENT_VERSION) > 0)
    fail(`begins after ${CURRENT_VERSION}: since=${quote(since)}.`, 'Remove it: this release is not affected.');
  if (fixedIn && compareVersions(fixedIn, CURRENT_VERSION) <= 0)
    fail(`ends before ${CURRENT_VERSION}: fixedIn=${quote(fixedIn)}.`, 'Remove it: this release is not affected.');
  if (!product)
    return attributes.has('in')
      ? undefined
      : fail('has no product.', `Write in="${API_FOLDERS[0]}" or another product.`);
  if (!id || !symptom) return;

  const members = (textOf('members')?.split(/,\s*/) ?? []).flatMap(
    (member) => readMember(member, product, fail, api) ?? [],
  );
  page.apiUses.push(...members.map(({ key }) => key));
  page.issues.set(node, {
    id,
    symptom: withApostrophes(symptom),
    product,
    members: members.map(({ name, url }) => ({ name, url })),
    ...(since && { since }),
    ...(fixedIn && { fixedIn }),
    line: lineOf(node) ?? 1,
  });
}

/** `DataGrid.rows`, `DataGrid.toolbar` for a slot, or `GridColDef`. */
function readMember(
  name: string,
  product: ApiFolder,
  fail: (message: string, advice: string) => void,
  api: ApiNames | undefined,
): { name: string; url: string; key: string }[] | undefined {
  if (!api) return void fail('cannot be resolved before the API is extracted.', 'Run "npm run build" once.');
  const [owner = '', member] = name.split('.');
  const place = choose(api.find(owner), product, '');
  if (!place || place === 'several')
    return void fail(
      `names ${quote(owner)}, which the packages do not export.`,
      `Did you mean "${nearest(owner, api.names)}"?`,
    );
  if (!member) return [{ name: owner, url: urlOf(place), key: usageKey(place.folder, owner) }];
  const kinds = ['prop', 'slot', 'class'] as const;
  for (const kind of kinds) {
    const found = api.findMember(place, owner, kind, member);
    if (found) return [{ name: member, url: urlOf(found), key: usageKey(place.folder, owner, { kind, name: member }) }];
  }
  const near = nearest(
    member,
    kinds.flatMap((kind) => api.membersOf(place, owner, kind)),
  );
  return void fail(
    `names ${quote(name)}, which does not exist.`,
    near === undefined ? `Write "${owner}".` : `Did you mean "${owner}.${near}"?`,
  );
}
