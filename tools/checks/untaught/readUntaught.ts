import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiComponent, ApiFolder, ApiInterface, ApiManifest } from '#model/api';
import type { ApiUsage } from '#model/api-usage';
import type { DemoUsage } from '#model/demo';
import { gridNamesIn } from './gridNames.ts';
import { subjectOf, type Teaching, untaughtMembers, untaughtNames, withoutRepeats } from './untaught.ts';

/** Guides state that each of these has all members of the other. */
const REPEATS = { RichTreeViewPro: 'RichTreeView', DataGridPro: 'DataGrid', DataGridPremium: 'DataGridPro' };
/** Interfaces whose members guides must cover one by one. */
const INTERFACES: Partial<Record<ApiFolder, readonly string[]>> = { 'data-grid': ['GridColDef', 'GridApi'] };
/** Products whose components share most of their members. */
const FAMILIES: readonly ApiFolder[] = ['charts', 'data-grid', 'date-pickers'];
const API_LINK = /\/x\/api\/[\w/-]+\/#[\w-]+/g;

/** The members of a product that guides do not cover, and the number of all members, based on the last build. */
export function readUntaught(root: string, folder: ApiFolder): { untaught: string[]; count: number } {
  const read = <T>(file: string) => JSON.parse(readFileSync(join(root, 'generated', file), 'utf8')) as T;
  const product = read<ApiManifest>('api/manifest.json').products.find((one) => one.folder === folder);
  const isFamily = FAMILIES.includes(folder);
  const pages =
    product?.pages.filter(
      ({ kind, name }) =>
        kind === 'component' || (isFamily && kind === 'interface') || INTERFACES[folder]?.includes(name),
    ) ?? [];
  const subjects = pages.map(({ path }) =>
    subjectOf(onlyMethods(read<ApiComponent | ApiInterface>(`${path.slice('/x/'.length)}.json`))),
  );
  const guides = textsBelow(join(root, 'content'), 'page.mdx');
  const teaching: Teaching = {
    demos: read<DemoUsage[]>('demo-usage.json'),
    guides: read<ApiUsage>('guide-usage.json'),
    links: new Set(guides.flatMap((text) => text.match(API_LINK) ?? [])),
    names: folder === 'data-grid' ? gridNames(textsBelow(join(root, 'content', folder), '.tsx')) : {},
    repeats: REPEATS,
  };
  if (isFamily) return untaughtNames(folder, subjects, teaching);
  const untaught = untaughtMembers(folder, subjects, teaching);
  return { untaught, count: withoutRepeats(subjects, REPEATS).reduce((sum, { members }) => sum + members.length, 0) };
}

/** `apiRef` also holds the state, which is read by selectors instead. */
function onlyMethods(page: ApiComponent | ApiInterface): ApiComponent | ApiInterface {
  return page.kind === 'interface' && page.name === 'GridApi'
    ? { ...page, members: page.members.filter(({ call }) => call) }
    : page;
}

function gridNames(demos: readonly string[]): Record<string, ReadonlySet<string>> {
  const found = demos.map(gridNamesIn);
  return {
    GridColDef: new Set(found.flatMap(({ GridColDef }) => GridColDef)),
    GridApi: new Set(found.flatMap(({ GridApi }) => GridApi)),
  };
}

function textsBelow(folder: string, ending: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith(ending)).map((name) => readFileSync(join(folder, name), 'utf8'));
}
