/** Type-checks user code in a worker. */
export { createTypeSession, type TypeSession, type TypeState } from './createTypeSession.ts';
export type { LoadProgress, TypeProblem } from './protocol.ts';
export { describeBytes, describeProblem, describeState } from './typeTexts.ts';
