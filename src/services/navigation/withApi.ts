import en from '#content/translations/en.json' with { type: 'json' };
import type { ApiFolder, ApiPageEntry, ApiPageKind, ApiProduct } from '#model/api';
import { titleOfApiList } from '#model/api-heads';
import { page, subheader, type NavEntry, type NavPage } from '#model/nav';

/** Inserts the pages of the API reference into the tree and removes empty groups. */
export function withApi(tree: readonly NavEntry[], products: readonly ApiProduct[]): NavEntry[] {
  const pagesOf = (folder: ApiFolder) => products.find((product) => product.folder === folder)?.pages ?? [];
  return tree.flatMap((entry): NavEntry[] => {
    if (!('children' in entry)) return [entry];
    const children = entry.api ? apiEntries(pagesOf(entry.api)) : withApi(entry.children, products);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

/**
 * The tree for one section. API references of other products are reduced to their index, because hundreds of links that
 * are rarely followed would make up most of the bytes of every page.
 */
export function withNearApi(tree: readonly NavEntry[], folder: ApiFolder | undefined): NavEntry[] {
  return tree.map((entry): NavEntry => {
    if (!('children' in entry)) return entry;
    const isOtherProduct = entry.api !== undefined && entry.api !== folder;
    return { ...entry, children: isOtherProduct ? entry.children.slice(0, 1) : withNearApi(entry.children, folder) };
  });
}

function apiEntries(pages: readonly ApiPageEntry[]): NavEntry[] {
  const of = (...kinds: ApiPageKind[]) =>
    kinds.flatMap((kind) => pages.filter((entry) => entry.kind === kind).map(entryOf));
  const sections: [string, NavPage[]][] = [
    ['Components', of('component', 'others')],
    ['Interfaces', of('interface', 'types')],
    ['Hooks', of('hook')],
  ];
  return [
    ...of('index'),
    ...sections.flatMap(([title, entries]) => (entries.length > 0 ? [subheader(title, ...entries)] : [])),
  ];
}

function entryOf({ kind, name, path, plan, isUnstable }: ApiPageEntry): NavPage {
  const list = titleOfApiList(name);
  const title = kind === 'index' ? 'API index' : list && en.interface[list];
  return page(path, { ...(title && { title }), ...(plan && { plan }), ...(isUnstable && { status: 'unstable' }) });
}
