import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdSlot, Finding } from './adSlot.ts';
import { driveSlot } from './driveSlot.ts';
import { repeat } from './timing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function drive(options: { findAfterLooks?: number; finding?: Finding; roll?: number } = {}) {
  const { findAfterLooks = Infinity, finding = 'ad', roll = 0.5 } = options;
  const shown: AdSlot[] = [];
  let looks = 0;
  const driver = driveSlot({
    look: () => {
      looks += 1;
      return looks > findAfterLooks ? finding : 'nothing';
    },
    roll: () => roll,
    repeat,
    show: (slot) => shown.push(slot),
  });
  return { driver, shown, looks: () => looks };
}

describe('driving the slot through time', () => {
  it('looks at once and then every 500 ms: blocked at 3.0 s, last look at 14.5 s', () => {
    const { driver, shown, looks } = drive();
    driver.start({ isServed: true, hasNetwork: true });
    expect(looks()).toBe(1);
    vi.advanceTimersByTime(2999);
    expect([looks(), shown.at(-1)?.at]).toEqual([6, 'checking']);
    vi.advanceTimersByTime(1);
    expect([looks(), shown.at(-1)?.at]).toEqual([7, 'blocked']);
    vi.advanceTimersByTime(11_499);
    expect(looks()).toBe(29);
    vi.advanceTimersByTime(1);
    expect(looks()).toBe(30);
    vi.advanceTimersByTime(3_600_000);
    expect(looks()).toBe(30);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells what it stands for once, not at every look', () => {
    const { driver, shown } = drive();
    driver.start({ isServed: true, hasNetwork: true });
    vi.advanceTimersByTime(20_000);
    expect(shown.map(({ at }) => at)).toEqual(['checking', 'blocked']);
  });

  it('lets a late ad replace what is shown, and stops', () => {
    const { driver, shown, looks } = drive({ findAfterLooks: 10, roll: 0.1 });
    driver.start({ isServed: true, hasNetwork: true });
    vi.advanceTimersByTime(20_000);
    expect(shown).toEqual([{ at: 'checking', tries: 0 }, { at: 'blocked', tries: 7, show: 'message' }, { at: 'network' }]);
    expect(looks()).toBe(11);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts once', () => {
    const { driver, looks } = drive();
    driver.start({ isServed: true, hasNetwork: true });
    driver.start({ isServed: true, hasNetwork: true });
    vi.advanceTimersByTime(500);
    expect(looks()).toBe(2);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('neither looks nor keeps a timer for whom it does not serve', () => {
    const { driver, shown, looks } = drive();
    driver.start({ isServed: false, hasNetwork: true });
    vi.advanceTimersByTime(20_000);
    expect([looks(), shown, vi.getTimerCount()]).toEqual([0, [{ at: 'off' }], 0]);
  });

  it('pauses while hidden and makes up for nothing afterwards', () => {
    const { driver, looks } = drive();
    driver.start({ isServed: true, hasNetwork: true });
    vi.advanceTimersByTime(1000);
    driver.pause();
    vi.advanceTimersByTime(3_600_000);
    expect([looks(), vi.getTimerCount()]).toEqual([3, 0]);
    driver.resume();
    driver.resume();
    expect(looks()).toBe(3);
    vi.advanceTimersByTime(500);
    expect(looks()).toBe(4);
  });

  it('does not begin to look when it is resumed before it was started, or after it ended', () => {
    const { driver, looks } = drive();
    driver.resume();
    expect(vi.getTimerCount()).toBe(0);
    driver.start({ isServed: true, hasNetwork: true });
    driver.crash();
    driver.resume();
    vi.advanceTimersByTime(20_000);
    expect([looks(), vi.getTimerCount()]).toEqual([1, 0]);
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
