import type { ContentProblem } from './problem.ts';

/** The problems in these files and folders, which are named like the files of problems; all of them when nothing is named. */
export function problemsBelow(problems: readonly ContentProblem[], places: readonly string[]): readonly ContentProblem[] {
  if (places.length === 0) return problems;
  return problems.filter(({ file }) => places.some((place) => place === '' || file === place || file.startsWith(`${place}/`)));
}
