/** Decides when a frame has stopped answering. Pure: the clock comes in. */
export const PING_INTERVAL_MS = 1000;
export const MAX_MISSES = 3;
/** A tick this late says that the page itself was held up, and nothing about the frame. */
const LATE_MS = 600;

export interface Watch {
  /** When the last ping went out. */
  pingedMs: number;
  isAnswered: boolean;
  misses: number;
}

export function startWatch(nowMs: number): Watch {
  return { pingedMs: nowMs, isAnswered: false, misses: 0 };
}

/** An answer proves that the frame is alive, however late it comes. */
export function afterPong(watch: Watch): Watch {
  return { ...watch, isAnswered: true, misses: 0 };
}

/** The next ping goes out. */
export function afterTick({ pingedMs, isAnswered, misses }: Watch, nowMs: number): Watch {
  const isLate = nowMs - pingedMs > PING_INTERVAL_MS + LATE_MS;
  return { pingedMs: nowMs, isAnswered: false, misses: isAnswered || isLate ? misses : misses + 1 };
}

export function isStuck({ misses }: Watch): boolean {
  return misses >= MAX_MISSES;
}
