/** The runner of readers' code: what rooms say to it, for those that only need the words. */
export { RUN_WORDS, type RunWords } from './describeRun.ts';
export type { ConsoleEntry, Failure, Look } from './protocol.ts';
