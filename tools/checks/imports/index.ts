/** Checks the direction of imports and the entry points of rooms. Oxlint finds import cycles. */
import { readImports } from './readImports.ts';
import { violationOf } from './rules.ts';

export function checkImports(root: string, folders: readonly string[] = ['src', 'content', 'tools']): string[] {
  return readImports(root, folders).flatMap((found) => {
    const violation = violationOf(found);
    return violation ? [`${found.from}:${found.line} imports ${found.specifier}: ${violation}.`] : [];
  });
}
