import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiComponent, ApiManifest, ApiPage, ApiType } from '#model/api';
import type { DemoUsage } from '#model/demo';
import { createMemberCollector, ownerOf, type Member, type Owner } from './collectApi.ts';
import { plainText } from './plainText.ts';

export interface ApiReading {
  owners: Owner[];
  members: Member[];
  types: { path: string; names: string[] }[];
  /** Descriptions of pages, by path without the `/x/` prefix. */
  pageTexts: Map<string, string>;
}

interface ApiSources {
  manifest: ApiManifest;
  apiFolder: string;
  demos: readonly DemoUsage[];
}

/** All API names. The owners of a name are sorted by relevance. */
export function readApi({ manifest, apiFolder, demos }: ApiSources): ApiReading {
  const read = <T>(folder: string, slug: string) =>
    JSON.parse(readFileSync(join(apiFolder, folder, `${slug}.json`), 'utf8')) as T;
  const collector = createMemberCollector();
  const owners: Owner[] = [];
  const types: ApiReading['types'] = [];
  const pageTexts = new Map<string, string>();

  for (const { folder, pages } of manifest.products) {
    const add = (page: ApiPage, list?: string) => {
      const owner = ownerOf(page, folder, list);
      owners.push(owner);
      collector.add(folder, owner, page);
      if (!list) pageTexts.set(owner.path, plainText(page.description));
    };
    for (const { kind, name, path } of pages) {
      const slug = path.slice(path.lastIndexOf('/') + 1);
      if (kind === 'others') read<ApiComponent[]>(folder, slug).forEach((page) => add(page, name));
      else if (kind === 'component' || kind === 'interface' || kind === 'hook') add(read<ApiPage>(folder, slug));
      else if (kind === 'types' && name === 'types')
        types.push({ path: path.slice('/x/'.length), names: read<ApiType[]>(folder, slug).map(({ key }) => key) });
    }
  }
  const members = collector.members();
  const compare = ownerOrder(demos);
  for (const member of members) member.owners.sort(compare);
  return { owners, members, types, pageTexts };
}

/** Lowest plan first, then components with a page, most used in demos, and shorter names: `DataGrid` before `GridCell`. */
function ownerOrder(demos: readonly DemoUsage[]) {
  const uses = new Map<string, number>();
  for (const { name } of demos.flatMap(({ components }) => components)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return (a: Owner, b: Owner) =>
    a.plan - b.plan ||
    Number(a.hash !== '') - Number(b.hash !== '') ||
    (uses.get(b.name) ?? 0) - (uses.get(a.name) ?? 0) ||
    a.name.length - b.name.length;
}
