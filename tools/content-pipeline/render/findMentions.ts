import type { InlineCode, Link, Nodes, Root } from 'mdast';
import type { ApiFolder } from '#model/api';
import { nameInCode } from '#model/api-cards';
import { type ApiNames, type ApiPlace, urlOf } from '../../api-extractor/names.ts';
import type { PageReading } from '../page.ts';
import { folderOfPage } from '../rules/apiNames.ts';

/** A prop of one word is a usual word too: `rows`, `value`. */
const SEVERAL_WORDS = /^(?!className$)[a-z][a-z0-9]*[A-Z]/;
const COMPONENT_OR_HOOK = /^[A-Z]|^use[A-Z]/;

/** What the pages of a product are about, whatever else. */
const MAIN: { readonly [folder in ApiFolder]?: readonly string[] } = {
  'data-grid': ['DataGrid', 'DataGridPro', 'DataGridPremium', 'GridColDef', 'GridApi'],
};

interface Page {
  path: string;
  /** The components in its front matter. */
  components?: readonly string[] | undefined;
  reading: Pick<PageReading, 'apiNames'>;
}

/**
 * Finds the first mention of each name that no link of the page explains, and that can only be one of the API: inline code
 * in prose, with the address of its row in the reference.
 */
export function findMentions(
  tree: Root,
  { path, components, reading }: Page,
  api: ApiNames | undefined,
): ReadonlyMap<InlineCode, string> {
  const found = new Map<InlineCode, string>();
  const folder = folderOfPage(path);
  if (!api || !folder) return found;
  const placeOf = placesOn(folder, components ?? [], api);
  const linked = new Set(Array.from(reading.apiNames.values(), ({ text }) => text));
  for (const link of linksIn(tree)) {
    if (!link.url.startsWith('/x/api/')) continue;
    for (const child of link.children) if (child.type === 'inlineCode') linked.add(nameInCode(child.value)?.name ?? '');
  }
  for (const code of proseCodeIn(tree)) {
    const mention = nameInCode(code.value);
    const place = mention && !linked.has(mention.name) && placeOf(mention.name, mention.isSlot);
    if (!place) continue;
    linked.add(mention.name);
    found.set(code, urlOf(place));
  }
  return found;
}

/**
 * Looks up names that are unambiguous on a page about these components: a member is that of the first of them that has it,
 * or the only one of the product's main components.
 */
function placesOn(folder: ApiFolder, components: readonly string[], api: ApiNames) {
  return (name: string, isSlot: boolean): ApiPlace | undefined => {
    if (!isSlot && COMPONENT_OR_HOOK.test(name)) {
      const place = api.find(name).find((one) => one.folder === folder);
      return place && /\/(?:internal-)?types$/.test(place.path) ? undefined : place;
    }
    if (!isSlot && !SEVERAL_WORDS.test(name)) return undefined;
    const owners = api.ownersOf(folder, isSlot ? 'slot' : 'prop', name);
    const among = (names: readonly string[]) =>
      names.flatMap((wanted) => owners.filter(({ owner }) => owner === wanted));
    const [ofPage] = among(components);
    const [ofMain, ...others] = among(MAIN[folder] ?? []);
    if (ofPage || others.every(({ owner }) => familyOf(owner) === familyOf(ofMain?.owner ?? '')))
      return (ofPage ?? ofMain)?.place;
    return undefined;
  };
}

/** The component without its plan: `DataGrid` for `DataGridPro`. */
function familyOf(owner: string): string {
  return owner.replace(/(?:Pro|Premium)$/, '');
}

function linksIn(node: Nodes): Link[] {
  if (node.type === 'link') return [node];
  return 'children' in node ? node.children.flatMap(linksIn) : [];
}

/** Inline code outside headings, links, and elements that are links themselves. */
function proseCodeIn(node: Nodes): InlineCode[] {
  if (node.type === 'inlineCode') return [node];
  if (node.type === 'heading' || node.type === 'link' || !('children' in node)) return [];
  const isLink = 'attributes' in node && node.attributes.some((one) => 'name' in one && one.name === 'href');
  return isLink ? [] : node.children.flatMap(proseCodeIn);
}
