import { describe, expect, test } from 'vitest';
import { blockingOf, tasksIn } from './blocking.ts';

const FOUR_TIMES_FASTER = 1300 + 700 / 3;

describe('blocking time by CPU time', () => {
  const script = (cpu: number) => ({ cpu, hasLayout: false });
  const frame = (cpu: number) => ({ cpu, hasLayout: true });

  test.each([
    ['nothing', [], 0],
    ['a task that nobody notices', [script(12.5)], 0],
    ['a longer one', [script(13.5)], 4],
    ['a frame, slowed down half as much', [frame(27)], 4],
    ['several', [script(20), script(5), frame(20), script(15)], 40],
  ])('of %s, where the phone is four times slower', (_, tasks, blocking) => {
    expect(blockingOf({ index: FOUR_TIMES_FASTER, tasks })).toBeCloseTo(blocking);
  });

  test('is that of the same phone on a slower machine, which takes longer for the same work', () => {
    expect(blockingOf({ index: 800, tasks: [script(27), frame(50)] })).toBe(4);
  });

  test('counts tasks of the main thread of the page that end after its first frame is seen', () => {
    const page = { pid: 1, tid: 1, ph: 'X' };
    const events = [
      { ...page, name: 'Paint', ts: 10_000, tdur: 2000 },
      { ...page, name: 'RunTask', ts: 20_000, dur: 40_000, tdur: 30_000 },
      { ...page, name: 'Paint', ts: 50_000, tdur: 2000 },
      { ...page, name: 'RunTask', ts: 70_000, dur: 40_000, tdur: 8000 },
      { ...page, name: 'Layout', ts: 80_000, tdur: 2000 },
      { ...page, name: 'firstContentfulPaint', ph: 'R', ts: 90_000 },
      { ...page, name: 'RunTask', ts: 120_000, dur: 3000, tdur: 2500 },
      { ...page, tid: 2, name: 'RunTask', ts: 130_000, dur: 95_000, tdur: 90_000 },
      { pid: 7, tid: 1, ph: 'X', name: 'Paint', ts: 1, tdur: 1 },
    ];
    expect(tasksIn(events)).toEqual([frame(8), script(2.5)]);
  });

  test('says when nothing was painted', () => {
    expect(() => tasksIn([])).toThrow('painted nothing');
  });
});
