import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDisplayReporter, DEFAULT_DISPLAY_RATIO, DISPLAY_DELAY_MS } from './displayEvent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function reporter(ratio: number, roll: number) {
  const reported: string[] = [];
  return {
    reported,
    setLabel: createDisplayReporter({ ratio, roll: () => roll, report: (label) => reported.push(label) }),
  };
}

describe('the display event', () => {
  it('has the constants of the specification', () => {
    expect([DISPLAY_DELAY_MS, DEFAULT_DISPLAY_RATIO]).toEqual([2500, 0.1]);
  });

  it('is reported exactly once, 2500 ms after the label appeared', () => {
    const { reported, setLabel } = reporter(1, 0.5);
    setLabel('carbon');
    vi.advanceTimersByTime(2499);
    expect(reported).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reported).toEqual(['carbon']);
    setLabel('carbon');
    vi.advanceTimersByTime(10_000);
    expect(reported).toEqual(['carbon']);
  });

  it.each([
    [0, 0, 0],
    [0.1, 0.0999, 1],
    [0.1, 0.1, 0],
    [0.1, 0.9999, 0],
    [1, 0.9999, 1],
  ])('with a ratio of %d and a roll of %d is reported %i times', (ratio, roll, times) => {
    const { reported, setLabel } = reporter(ratio, roll);
    setLabel('carbon');
    vi.advanceTimersByTime(10_000);
    expect(reported).toHaveLength(times);
  });

  it('is canceled when the label changes first, and restarts for the new label', () => {
    const { reported, setLabel } = reporter(1, 0);
    setLabel('in-house');
    vi.advanceTimersByTime(2000);
    setLabel('carbon');
    vi.advanceTimersByTime(2000);
    expect(reported).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(reported).toEqual(['carbon']);
  });

  it('is canceled when the label is removed', () => {
    const { reported, setLabel } = reporter(1, 0);
    setLabel('carbon');
    setLabel(undefined);
    vi.advanceTimersByTime(10_000);
    expect(reported).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
