import { getCollection } from 'astro:content';
import { CURRENT_VERSION } from '#content/versions.ts';
import { API_FOLDERS, type ApiFolder } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { pathOfFolder } from '#model/page';
import { compareReleases } from '#model/releases';
import { recentReleases } from '#model/row-history';
import { apiProducts, readApiHistory, readOtherComponents } from '#services/api-reference';
import { folderOf } from './guides.ts';
import { needsOf } from './needs.ts';

type Releases = ReadonlyMap<string, string>;
type Rows = [address: string, release: string][];

/** The release that added what is newer than the first one of the major version, by address. */
export async function readRecent(): Promise<Readonly<Record<string, string>>> {
  const history = readApiHistory();
  const releases = new Map(API_FOLDERS.map((folder) => [folder, recentReleases(history, folder, CURRENT_VERSION)]));
  const reference = apiProducts().flatMap((product) => {
    const known = releases.get(product.folder) ?? new Map<string, string>();
    return [...product.pages.flatMap((page) => ofPage(product.folder, page, known)), ...ofLists(known)];
  });
  const guides = (await getCollection('pages')).flatMap((entry) => {
    const path = pathOfFolder(folderOf(entry));
    const { product, components = [], hooks = [] } = entry.data;
    const names = [...components, ...hooks];
    const found = names.flatMap((name) => (product && releases.get(product)?.get(name)) ?? []).sort(compareReleases);
    const isNew = names.length > 0 && found.length === names.length;
    return [...(isNew && found[0] ? [[`${path}/`, found[0]] as const] : []), ...ofDemos(path)];
  });
  return Object.fromEntries([...reference, ...guides]);
}

function ofPage(
  folder: ApiFolder,
  { kind, name, path, anchors }: ReturnType<typeof apiProducts>[number]['pages'][number],
  known: Releases,
): Rows {
  const rowsOf = (rows: readonly (readonly [hash: string, key: string])[]) =>
    rows.flatMap(([hash, key]): Rows => {
      const release = known.get(key);
      return release ? [[`${path}/${hash}`, release]] : [];
    });
  const members = rowsOf(anchors.map((anchor) => [`#${anchor}`, anchor]));
  switch (kind) {
    case 'index':
      return [];
    case 'types':
      // Nothing is known of internal types.
      return name === 'internal-types' ? [] : members;
    case 'others':
      return [
        ...rowsOf(
          readOtherComponents(folder, name).map((component) => [
            `#${anchorOf.component(component.name)}`,
            component.name,
          ]),
        ),
        ...members,
      ];
    default:
      return [...rowsOf([['', name]]), ...members];
  }
}

/** Guides list events and selectors; the search may link to any of them. */
function ofLists(known: Releases): Rows {
  return [...known].flatMap(([key, release]): Rows => {
    if (key.startsWith(anchorOf.event(''))) return [[`#${key}`, release]];
    return key.endsWith('Selector') ? [[`#${anchorOf.selector(key)}`, release]] : [];
  });
}

/** A demo needs the newest of what it uses. */
function ofDemos(path: string): Rows {
  const byDemo = Map.groupBy(needsOf(path), ({ demo }) => demo);
  return [...byDemo].flatMap(([demo, needs]): Rows => {
    const newest = needs
      .map(({ since }) => since)
      .sort(compareReleases)
      .at(-1);
    return demo && newest ? [[`${path}/#${demo}`, newest]] : [];
  });
}
