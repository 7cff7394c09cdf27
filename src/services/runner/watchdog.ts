/** Detects an unresponsive frame. Pure: the current time is passed in. */
export const PING_INTERVAL_MS = 1000;
export const MAX_MISSES = 3;
/** A tick this late means that the page itself was blocked, not the frame. */
const LATE_MS = 600;

export interface Watch {
  /** When the last ping was sent. */
  pingedMs: number;
  isAnswered: boolean;
  misses: number;
}

export function startWatch(nowMs: number): Watch {
  return { pingedMs: nowMs, isAnswered: false, misses: 0 };
}

/** A pong proves that the frame is responsive, even if it arrives late. */
export function afterPong(watch: Watch): Watch {
  return { ...watch, isAnswered: true, misses: 0 };
}

/** Records that the next ping is sent. */
export function afterTick({ pingedMs, isAnswered, misses }: Watch, nowMs: number): Watch {
  const isLate = nowMs - pingedMs > PING_INTERVAL_MS + LATE_MS;
  return { pingedMs: nowMs, isAnswered: false, misses: isAnswered || isLate ? misses : misses + 1 };
}

export function isStuck({ misses }: Watch): boolean {
  return misses >= MAX_MISSES;
}
