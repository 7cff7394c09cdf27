import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiComponent, ApiFolder, ApiManifest } from '#model/api';
import type { ApiUsage } from '#model/api-usage';
import type { DemoUsage } from '#model/demo';
import { untaughtMembers } from './untaught.ts';

/** A page says of each of these that it has everything the other has. */
const REPEATS = { RichTreeViewPro: 'RichTreeView' };

/** What the last build leaves untaught of a product, and how many members there are. */
export function readUntaught(root: string, folder: ApiFolder): { untaught: string[]; count: number } {
  const read = <T>(file: string) => JSON.parse(readFileSync(join(root, 'generated', file), 'utf8')) as T;
  const product = read<ApiManifest>('api/manifest.json').products.find((one) => one.folder === folder);
  const pages = product?.pages.filter(({ kind }) => kind === 'component') ?? [];
  const components = pages.map(({ path }) => read<ApiComponent>(`${path.slice('/x/'.length)}.json`));
  const teaching = { demos: read<DemoUsage[]>('demo-usage.json'), guides: read<ApiUsage>('guide-usage.json'), repeats: REPEATS };
  const count = components.reduce((sum, { props, slots }) => sum + props.length + slots.length, 0);
  return { untaught: untaughtMembers(folder, components, teaching), count };
}
