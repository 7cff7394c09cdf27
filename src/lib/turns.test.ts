import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTurns } from './turns.ts';

afterEach(() => vi.unstubAllGlobals());

describe('inTurns', () => {
  const ways = [
    { way: 'timers', scheduler: undefined },
    { way: 'the scheduler of the browser', scheduler: { yield: () => new Promise((resolve) => setTimeout(resolve)) } },
  ];

  for (const { way, scheduler } of ways) {
    it(`takes steps in order, with other tasks between them, by ${way}`, async () => {
      vi.stubGlobal('scheduler', scheduler);
      const seen: string[] = [];
      const step = (name: string) => () => {
        seen.push(name);
        setTimeout(() => seen.push(`after ${name}`));
      };
      await inTurns([step('a'), step('b')]);
      expect(seen).toEqual(['a', 'after a', 'b', 'after b']);
    });
  }

  it('takes the first step at once', () => {
    const first = vi.fn();
    void inTurns([first]);
    expect(first).toHaveBeenCalledOnce();
  });

  it('reports a step that fails and goes on', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const next = vi.fn();
    const fault = new Error('no such element');
    await inTurns([
      () => {
        throw fault;
      },
      next,
    ]);
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
    expect(next).toHaveBeenCalledOnce();
  });
});
