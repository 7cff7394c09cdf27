/** Checks the types of what readers write, away from the page. */
export { createTypeSession, type TypeSession, type TypeState } from './createTypeSession.ts';
export type { LoadProgress, TypeProblem } from './protocol.ts';
export { describeBytes, describeProblem, describeState } from './typeWords.ts';
