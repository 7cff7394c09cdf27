import type { ApiFolder } from '#model/api';
import type { NavEntry } from '#model/nav';
import type { RowHistories } from '#model/row-history';
import type { ScannedPage } from '../content-pipeline/index.ts';

type Guide = Pick<ScannedPage, 'path' | 'frontMatter'>;

/**
 * Pages whose flag "new" in the tree contradicts the history of what they document. Only hints: an old component can have
 * a new feature, and a page about several things can be new for one of them.
 */
export function newFlagHints(
  nav: readonly NavEntry[],
  guides: readonly Guide[],
  historiesOf: (folder: ApiFolder) => RowHistories,
): string[] {
  const flagged = flaggedPages(nav);
  return guides.flatMap(({ path, frontMatter: { product, components = [], hooks = [] } }) => {
    const names = [...components, ...hooks];
    const isFlagged = flagged.get(path);
    if (!product || names.length === 0 || isFlagged === undefined) return [];
    const since = names.map((name) => historiesOf(product).get(name)?.since?.release);
    if (isFlagged && since.every((release) => release === undefined))
      return [`${path} is marked as new, but ${list(names)} existed in the first release of this version.`];
    if (!isFlagged && since.every((release) => release !== undefined))
      return [`${path} is not marked as new, but ${list(names)} came with ${list([...new Set(since)])}.`];
    return [];
  });
}

/** Whether each page of the tree is marked, by itself or with its group. */
function flaggedPages(entries: readonly NavEntry[], isInNew = false): Map<string, boolean> {
  return new Map(
    entries.flatMap((entry): [string, boolean][] => {
      const isNew = isInNew || Boolean(entry.isNew);
      if (entry.kind === 'page') return [[entry.path, isNew]];
      return 'children' in entry ? [...flaggedPages(entry.children, isNew)] : [];
    }),
  );
}

function list(names: readonly (string | undefined)[]): string {
  return names.join(', ');
}
