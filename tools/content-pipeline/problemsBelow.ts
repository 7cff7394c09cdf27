import type { ContentProblem } from './problem.ts';

/** The problems in the given files and folders, or all problems if none are given. */
export function problemsBelow(
  problems: readonly ContentProblem[],
  places: readonly string[],
): readonly ContentProblem[] {
  if (places.length === 0) return problems;
  return problems.filter(({ file }) =>
    places.some((place) => place === '' || file === place || file.startsWith(`${place}/`)),
  );
}
