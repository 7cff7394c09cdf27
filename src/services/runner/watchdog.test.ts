import { describe, expect, it } from 'vitest';
import { afterPong, afterTick, isStuck, MAX_MISSES, PING_INTERVAL_MS, startWatch, type Watch } from './watchdog.ts';

const ticks = (watch: Watch, count: number, everyMs = PING_INTERVAL_MS) =>
  Array.from({ length: count }).reduce<Watch>((last) => afterTick(last, last.pingedMs + everyMs), watch);

describe('the watchdog', () => {
  it('reports a stuck frame after exactly three unanswered pings', () => {
    expect(isStuck(ticks(startWatch(0), MAX_MISSES - 1))).toBe(false);
    expect(isStuck(ticks(startWatch(0), MAX_MISSES))).toBe(true);
  });

  it('resets the count with every pong', () => {
    const almost = ticks(startWatch(0), MAX_MISSES - 1);
    expect(isStuck(ticks(afterPong(almost), MAX_MISSES))).toBe(false);
  });

  it('does not count pings while the page itself was suspended', () => {
    expect(isStuck(ticks(startWatch(0), 50, PING_INTERVAL_MS * 10))).toBe(false);
  });
});
