import type { TestResult } from './results.ts';

interface FaultArea {
  area: string;
  first: number;
  last: number;
}

interface AreaSurvival {
  area: string;
  all: number;
  survived: number;
  /** Rows with a failed test. */
  lost: string[];
  /** Rows whose tests run only in the full run. */
  later: string[];
  /** Rows without tests. */
  untried: string[];
}

const ROW = /\bF\d\d\b/g;

/** The result of each row: survived if there are tests for it and all of them passed. */
export function survivalOf(
  areas: readonly FaultArea[],
  results: readonly TestResult[],
  isLater: (row: string) => boolean = () => false,
): AreaSurvival[] {
  const rows = new Map<string, boolean>();
  for (const { name, hasPassed, isSkipped } of results) {
    if (isSkipped) continue;
    for (const row of new Set(name.match(ROW))) rows.set(row, (rows.get(row) ?? true) && hasPassed);
  }
  return areas.map(({ area, first, last }) => {
    const ids = Array.from({ length: last - first + 1 }, (_, index) => `F${String(first + index).padStart(2, '0')}`);
    return {
      area,
      all: ids.length,
      survived: ids.filter((id) => rows.get(id)).length,
      lost: ids.filter((id) => rows.get(id) === false),
      later: ids.filter((id) => !rows.has(id) && isLater(id)),
      untried: ids.filter((id) => !rows.has(id) && !isLater(id)),
    };
  });
}

/** A total and one line per area. */
export function formatSurvival(areas: readonly AreaSurvival[]): string {
  const sum = (part: 'all' | 'survived') => areas.reduce((total, area) => total + area[part], 0);
  const lines = areas.map(({ area, all, survived, lost, later, untried }) => {
    const remarks = [
      later.length > 0 && `${later.length} in the full run`,
      lost.length > 0 && `lost: ${lost.join(', ')}`,
      untried.length > 0 && `untried: ${untried.join(', ')}`,
    ].filter(Boolean);
    return `  ${area}: survived ${survived}/${all}${remarks.length > 0 ? ` (${remarks.join('; ')})` : ''}`;
  });
  return [`Faults: survived ${sum('survived')}/${sum('all')}`, ...lines].join('\n');
}
