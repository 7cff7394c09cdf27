/** Checks the direction of imports, the entry points of rooms, and that there are no import cycles. */
import { findCycles } from './cycles.ts';
import { readImports } from './readImports.ts';
import { faultOf } from './rules.ts';

export function checkImports(root: string, folders: readonly string[] = ['src', 'content', 'tools']): string[] {
  const imports = readImports(root, folders);
  const misdirected = imports.flatMap((found) => {
    const fault = faultOf(found);
    return fault ? [`${found.from}:${found.line} imports ${found.specifier}: ${fault}.`] : [];
  });
  const circles = findCycles(imports).map((knot) => `${knot.join(' -> ')} import each other; move the shared code to a lower layer.`);
  return [...misdirected, ...circles];
}
