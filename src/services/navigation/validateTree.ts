import type { NavEntry } from '#model/nav';
import { treePath } from './docsTab.ts';
import { flattenPages } from './tree.ts';

/** The top-level groups of the tree, in the order of the specification (§2). */
export const TOP_GROUPS = [
  'Introduction',
  'Common concepts',
  'Data Grid',
  'Date and Time Pickers',
  'Charts',
  'Tree View',
  'Migration',
] as const;

/** Returns all problems of the tree, one sentence each; empty if it is valid. */
export function validateTree(tree: readonly NavEntry[]): string[] {
  return [...topProblems(tree), ...pathProblems(tree)];
}

function topProblems(tree: readonly NavEntry[]): string[] {
  const problems: string[] = [];
  let latest = -1;
  for (const entry of tree) {
    if (entry.kind === 'external') continue;
    if (entry.kind !== 'group') {
      problems.push(`"${nameOf(entry)}" is at the top level of the navigation; move it into one of the groups.`);
      continue;
    }
    const position = TOP_GROUPS.findIndex((title) => title === entry.title);
    if (position === -1) {
      problems.push(`The top group "${entry.title}" is unknown; the groups are ${TOP_GROUPS.join(', ')}.`);
    } else if (position === latest) {
      problems.push(`The top group "${entry.title}" appears twice.`);
    } else if (position < latest) {
      problems.push(`The top group "${entry.title}" must come before "${TOP_GROUPS[latest]}".`);
    }
    latest = Math.max(latest, position);
  }
  return problems;
}

function pathProblems(tree: readonly NavEntry[]): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { path } of flattenPages(tree)) {
    const canonical = treePath(path);
    if (canonical !== path) problems.push(`The navigation has the path ${path}; write it as ${canonical}.`);
    if (seen.has(canonical)) problems.push(`The navigation has the path ${canonical} more than once.`);
    seen.add(canonical);
  }
  return problems;
}

function nameOf(entry: NavEntry): string {
  return entry.title ?? ('path' in entry ? entry.path : '');
}
