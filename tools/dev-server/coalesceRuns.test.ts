import { describe, expect, it } from 'vitest';
import { coalesceRuns } from './coalesceRuns.ts';

/** Work whose runs are finished by the test. */
function slowWork() {
  const runs: PromiseWithResolvers<void>[] = [];
  const request = coalesceRuns(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { runs, ask: request };
}

describe('repeatedly requested work', () => {
  it('starts immediately if nothing is running', async () => {
    const { runs, ask: request } = slowWork();
    const first = request();
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await first;
    void request();
    expect(runs).toHaveLength(2);
  });

  it('runs once more for all requests made during a run', async () => {
    const { runs, ask: request } = slowWork();
    void request();
    const later = [request(), request(), request()];
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await Promise.resolve().then(() => undefined);
    await expect.poll(() => runs.length).toBe(2);
    runs[1]?.resolve();
    await Promise.all(later);
    expect(runs).toHaveLength(2);
  });

  it('continues after a failed run', async () => {
    const { runs, ask: request } = slowWork();
    const failing = request();
    const later = request();
    runs[0]?.reject(new Error('no'));
    await expect(failing).rejects.toThrow('no');
    await expect.poll(() => runs.length).toBe(2);
    runs[1]?.resolve();
    await later;
  });
});
