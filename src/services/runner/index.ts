/** The runner of readers' code: what rooms say to it, for those that only need the words. */
export type { ConsoleEntry, Failure, Look } from './protocol.ts';
