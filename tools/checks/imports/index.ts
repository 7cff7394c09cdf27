/** Checks the direction of imports, the doors of rooms, and that no files import each other in a circle. */
import { findCycles } from './cycles.ts';
import { readImports } from './readImports.ts';
import { faultOf } from './rules.ts';

export function checkImports(root: string, folders: readonly string[] = ['src', 'content', 'tools']): string[] {
  const imports = readImports(root, folders);
  const misdirected = imports.flatMap((found) => {
    const fault = faultOf(found);
    return fault ? [`${found.from}:${found.line} imports ${found.specifier}: ${fault}.`] : [];
  });
  const circles = findCycles(imports).map((knot) => `${knot.join(' -> ')} import each other; move what they share below them.`);
  return [...misdirected, ...circles];
}
