/** The parameter of user modules that every turn of a loop calls. */
export const LOOP_GUARD = '__loop';
/** Longer than any sensible loop, and shorter than the watchdog waits, which can't name the line. */
export const MAX_RUN_MS = 2000;
/** Reading the clock on every turn would slow down short loops. */
const TURNS_PER_CHECK = 64;

export class EndlessLoop extends Error {
  override name = 'EndlessLoop';
  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number) {
    super(`A loop ran for more than ${MAX_RUN_MS / 1000} seconds without a pause.`);
    this.file = file;
    this.line = line;
  }
}

export type LoopGuard = (file: string, line: number) => void;

/**
 * Returns a function that throws if loops have run for too long since the browser last handled another task. After that
 * it throws at once, or a timer could block the page again and again.
 */
export function createLoopGuard(now: () => number, inNextTask: (callback: () => void) => void): LoopGuard {
  let turns = 0;
  let startedMs: number | undefined;
  let isStopped = false;
  return (file, line) => {
    turns += 1;
    if (turns % TURNS_PER_CHECK !== 0 && !isStopped) return;
    if (startedMs === undefined) {
      startedMs = now();
      inNextTask(() => (startedMs = undefined));
    }
    isStopped ||= now() - startedMs > MAX_RUN_MS;
    if (isStopped) throw new EndlessLoop(file, line);
  };
}
