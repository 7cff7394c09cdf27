/** Runs user code, isolated from the page. */
export { createRunner, type Runner, type RunnerOptions, type RunState } from './createRunner.ts';
export { problemOf, type RunProblem } from './describeRun.ts';
export type { ConsoleEntry, Failure, Look } from './protocol.ts';
export { readManifest } from './runtime.ts';
