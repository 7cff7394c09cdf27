import type { Import } from './readImports.ts';

/** Import cycles. Type-only imports are erased and do not count. */
export function findCycles(imports: readonly Import[]): string[][] {
  const edges = new Map<string, string[]>();
  for (const { from, to, isTypeOnly } of imports) {
    if (to && !isTypeOnly) edges.set(from, [...(edges.get(from) ?? []), to]);
  }

  // Tarjan's strongly connected components, with an explicit stack of numbers.
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string) {
    numbers.set(file, numbers.size);
    lowest.set(file, numbers.size - 1);
    open.push(file);
    for (const next of edges.get(file) ?? []) {
      if (!numbers.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(file) !== numbers.get(file)) return;
    const cycle = open.splice(open.indexOf(file));
    if (cycle.length > 1 || edges.get(file)?.includes(file)) cycles.push(cycle);
  }

  for (const file of edges.keys()) if (!numbers.has(file)) visit(file);
  return cycles;
}
