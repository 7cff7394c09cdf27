import { describe, expect, it } from 'vitest';
import { coalesceRuns } from './coalesceRuns.ts';

/** Work whose runs are finished by the test. */
function slowWork() {
  const runs: PromiseWithResolvers<void>[] = [];
  const ask = coalesceRuns(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { runs, ask };
}

describe('repeatedly requested work', () => {
  it('starts immediately if nothing is running', async () => {
    const { runs, ask } = slowWork();
    const first = ask();
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await first;
    void ask();
    expect(runs).toHaveLength(2);
  });

  it('runs once more for all requests made during a run', async () => {
    const { runs, ask } = slowWork();
    void ask();
    const later = [ask(), ask(), ask()];
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await Promise.resolve().then(() => undefined);
    await expect.poll(() => runs.length).toBe(2);
    runs[1]?.resolve();
    await Promise.all(later);
    expect(runs).toHaveLength(2);
  });

  it('continues after a failed run', async () => {
    const { runs, ask } = slowWork();
    const failing = ask();
    const later = ask();
    runs[0]?.reject(new Error('no'));
    await expect(failing).rejects.toThrow('no');
    await expect.poll(() => runs.length).toBe(2);
    runs[1]?.resolve();
    await later;
  });
});
