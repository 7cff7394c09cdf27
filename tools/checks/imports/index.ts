/** Checks the direction of imports, the entry points of rooms, and that there are no import cycles. */
import { findCycles } from './cycles.ts';
import { readImports } from './readImports.ts';
import { violationOf } from './rules.ts';

export function checkImports(root: string, folders: readonly string[] = ['src', 'content', 'tools']): string[] {
  const imports = readImports(root, folders);
  const violations = imports.flatMap((found) => {
    const violation = violationOf(found);
    return violation ? [`${found.from}:${found.line} imports ${found.specifier}: ${violation}.`] : [];
  });
  const cycles = findCycles(imports).map(
    (cycle) => `${cycle.join(' -> ')} import each other; move the shared code to a lower layer.`,
  );
  return [...violations, ...cycles];
}
