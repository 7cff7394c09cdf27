import { afterEach, describe, expect, it, vi } from 'vitest';
import { runInTasks } from './tasks.ts';

afterEach(() => vi.unstubAllGlobals());

describe('runInTasks', () => {
  const variants = [
    { name: 'timers', scheduler: undefined },
    { name: 'scheduler.yield', scheduler: { yield: () => new Promise((resolve) => setTimeout(resolve)) } },
  ];

  for (const { name: variant, scheduler } of variants) {
    it(`runs steps in order, with other tasks between them, using ${variant}`, async () => {
      vi.stubGlobal('scheduler', scheduler);
      const seen: string[] = [];
      const step = (name: string) => () => {
        seen.push(name);
        setTimeout(() => seen.push(`after ${name}`));
      };
      await runInTasks([step('a'), step('b')]);
      expect(seen).toEqual(['a', 'after a', 'b', 'after b']);
    });
  }

  it('runs the first step immediately', () => {
    const first = vi.fn();
    void runInTasks([first]);
    expect(first).toHaveBeenCalledOnce();
  });

  it('reports a step that fails and continues', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const next = vi.fn();
    const fault = new Error('no such element');
    await runInTasks([
      () => {
        throw fault;
      },
      next,
    ]);
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
    expect(next).toHaveBeenCalledOnce();
  });
});
