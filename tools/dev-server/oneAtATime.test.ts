import { describe, expect, it } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

/** Work whose runs end when the test says so. */
function slowWork() {
  const runs: PromiseWithResolvers<void>[] = [];
  const ask = oneAtATime(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { runs, ask };
}

describe('work that is asked for again and again', () => {
  it('starts at once when nothing runs', async () => {
    const { runs, ask } = slowWork();
    const first = ask();
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await first;
    void ask();
    expect(runs).toHaveLength(2);
  });

  it('is done once more for all that was asked during a run', async () => {
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

  it('goes on after a run that failed', async () => {
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
