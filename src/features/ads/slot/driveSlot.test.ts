import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdSlot, Finding } from './adSlot.ts';
import { driveSlot } from './driveSlot.ts';
import { repeat } from './timing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function drive(options: { findAfterPolls?: number; finding?: Finding; roll?: number } = {}) {
  const { findAfterPolls = Infinity, finding = 'ad', roll = 0.5 } = options;
  const shown: AdSlot[] = [];
  let polls = 0;
  const driver = driveSlot({
    find: () => {
      polls += 1;
      return polls > findAfterPolls ? finding : 'nothing';
    },
    roll: () => roll,
    repeat,
    show: (slot) => shown.push(slot),
  });
  return { driver, shown, polls: () => polls };
}

describe('driving the slot', () => {
  it('polls immediately and then every 500 ms: blocked at 3.0 s, last poll at 14.5 s', () => {
    const { driver, shown, polls } = drive();
    driver.start({ isServed: true, hasNetwork: true });
    expect(polls()).toBe(1);
    vi.advanceTimersByTime(2999);
    expect([polls(), shown.at(-1)?.at]).toEqual([6, 'checking']);
    vi.advanceTimersByTime(1);
    expect([polls(), shown.at(-1)?.at]).toEqual([7, 'blocked']);
    vi.advanceTimersByTime(11_499);
    expect(polls()).toBe(29);
    vi.advanceTimersByTime(1);
    expect(polls()).toBe(30);
    vi.advanceTimersByTime(3_600_000);
    expect(polls()).toBe(30);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('calls show only when the content changes, not at every poll', () => {
    const { driver, shown } = drive();
    driver.start({ isServed: true, hasNetwork: true });
    vi.advanceTimersByTime(20_000);
    expect(shown.map(({ at }) => at)).toEqual(['checking', 'blocked']);
  });

  it('replaces the content with a late ad and stops', () => {
    const { driver, shown, polls } = drive({ findAfterPolls: 10, roll: 0.1 });
    driver.start({ isServed: true, hasNetwork: true });
    vi.advanceTimersByTime(20_000);
    expect(shown).toEqual([
      { at: 'checking', tries: 0 },
      { at: 'blocked', tries: 7, show: 'message' },
      { at: 'network' },
    ]);
    expect(polls()).toBe(11);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows what the feed delivers at once, and stops', () => {
    const { driver, shown, polls } = drive();
    driver.start({ isServed: true, hasNetwork: true });
    expect(driver.isAwaiting()).toBe(true);
    driver.receive('ad');
    expect(shown.at(-1)).toEqual({ at: 'network' });
    expect([driver.isAwaiting(), polls(), vi.getTimerCount()]).toEqual([false, 1, 0]);
  });

  it('starts once', () => {
    const { driver, polls } = drive();
    driver.start({ isServed: true, hasNetwork: true });
    driver.start({ isServed: true, hasNetwork: true });
    vi.advanceTimersByTime(500);
    expect(polls()).toBe(2);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('neither polls nor keeps a timer for visitors who get no ads', () => {
    const { driver, shown, polls } = drive();
    driver.start({ isServed: false, hasNetwork: true });
    vi.advanceTimersByTime(20_000);
    expect([polls(), shown, vi.getTimerCount()]).toEqual([0, [{ at: 'off' }], 0]);
  });

  it('pauses while hidden and does not catch up on missed polls', () => {
    const { driver, polls } = drive();
    driver.start({ isServed: true, hasNetwork: true });
    vi.advanceTimersByTime(1000);
    driver.pause();
    vi.advanceTimersByTime(3_600_000);
    expect([polls(), vi.getTimerCount()]).toEqual([3, 0]);
    driver.resume();
    driver.resume();
    expect(polls()).toBe(3);
    vi.advanceTimersByTime(500);
    expect(polls()).toBe(4);
  });

  it('does not poll when resumed before the start or after the end', () => {
    const { driver, polls } = drive();
    driver.resume();
    expect(vi.getTimerCount()).toBe(0);
    driver.start({ isServed: true, hasNetwork: true });
    driver.crash();
    driver.resume();
    vi.advanceTimersByTime(20_000);
    expect([polls(), vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('shows nothing after a crash', () => {
    const { driver, shown } = drive();
    driver.start({ isServed: true, hasNetwork: true });
    driver.crash();
    driver.crash();
    expect(shown.at(-1)).toEqual({ at: 'off' });
    expect(shown).toHaveLength(2);
  });
});
