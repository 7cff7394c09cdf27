import { API_FOLDERS } from '#model/api-folders';
import { type ApiHistory, isWhole, lastRead, packagesBehind } from '#model/api-history';
import { releaseBefore } from '#model/releases';

interface Row {
  name: string;
  read: number;
  facts: number;
  exact: number;
  by: number;
}

/** How much is known of each package: its releases, its facts, and how many changes happened exactly in a release. */
export function formatReport(history: ApiHistory): string {
  const rows = API_FOLDERS.flatMap((folder) =>
    packagesBehind(folder, 'premium').map((name): Row => ({
      name,
      read: history.packages[name]?.length ?? 0,
      facts: 0,
      exact: 0,
      by: 0,
    })),
  );
  const rowOf = new Map(rows.map((row) => [row.name, row]));
  const before = new Map(
    history.releases.map((release) => [release, releaseBefore(release, history.releases, history.branches)]),
  );
  for (const folder of API_FOLDERS) {
    for (const entries of Object.values(history.products[folder])) {
      const plan = entries.findLast(([, state]) => state)?.[1]?.plan;
      const row = rowOf.get(packagesBehind(folder, plan).at(-1) ?? '');
      if (!row) continue;
      row.facts += 1;
      for (const [release] of entries) {
        const previous = before.get(release);
        // The first release that was read is no change.
        if (!previous || !lastRead(history, folder, plan, previous)) continue;
        const isExact = [previous, release].every((one) => isWhole(history, folder, plan, one));
        row[isExact ? 'exact' : 'by'] += 1;
      }
    }
  }
  const total = { name: 'all', read: new Set(Object.values(history.packages).flat()).size, ...sumOf(rows) };
  const head = ['package', 'releases read', 'facts', 'exact changes', '"by"'];
  return [head, ...[...rows, total].map((row) => [row.name, row.read, row.facts, row.exact, row.by].map(String))]
    .map((cells) => cells.map((cell, index) => (index === 0 ? cell.padEnd(28) : cell.padStart(14))).join(''))
    .join('\n');
}

function sumOf(rows: readonly Row[]) {
  const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return { facts: sum((row) => row.facts), exact: sum((row) => row.exact), by: sum((row) => row.by) };
}
