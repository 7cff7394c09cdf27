/** The runner for React: what a preview shows, why code does not run, and the ids of its texts. */
export { placesOf, problemOf, RUN_TEXTS, type RunProblem, type RunTexts } from './describeRun.ts';
export type { RunState } from './createRunner.ts';
export type { ConsoleEntry, Failure, Look } from './protocol.ts';
export { RunFailure } from './RunFailure.tsx';
export { RunStage } from './RunStage.tsx';
export { useRunner } from './useRunner.ts';
