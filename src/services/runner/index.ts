/** Types and message ids of the runner, without its browser code. */
export { RUN_WORDS, type RunWords } from './describeRun.ts';
export type { ConsoleEntry, Failure, Look } from './protocol.ts';
