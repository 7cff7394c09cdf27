/** Checks the types of what readers write, away from the page. */
export { createTypeChecker, type TypeChecker } from './createTypeChecker.ts';
export type { LoadProgress, TypeCompletions, TypeHint, TypeProblem } from './protocol.ts';
