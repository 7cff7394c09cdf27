import type { Context } from '../match/Context.ts';
import type { OwnedEntry } from '../match/Project.ts';

export const GRIDS: ReadonlySet<string> = new Set(['DataGrid', 'DataGridPro', 'DataGridPremium']);

/** The paths that an entry has as a prop of a grid. */
export function gridPaths({ owners }: OwnedEntry): string[] {
  return owners.filter(({ component }) => GRIDS.has(component)).map(({ path }) => path.join('.'));
}

export function isGrid({ imported }: Context, tag: string): boolean {
  return imported(tag).some(({ name, from }) => from.product === 'data-grid' && GRIDS.has(name));
}
