/** The runner for React, and the ids of its texts. */
export { problemOf, RUN_TEXTS, type RunProblem, type RunTexts } from './describeRun.ts';
export type { RunState } from './createRunner.ts';
export type { ConsoleEntry, Failure, Look } from './protocol.ts';
export { useRunner } from './useRunner.ts';
