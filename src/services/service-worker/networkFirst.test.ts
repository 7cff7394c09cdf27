import { describe, expect, it, vi } from 'vitest';
import { networkFirst } from './networkFirst.ts';

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));
const failsAfter = (ms: number) => new Promise<string>((_, reject) => setTimeout(reject, ms, new TypeError('offline')));

describe('network first', () => {
  it.each([
    ['the network, when it answers in time', () => after(10, 'network'), 'kept', 'network'],
    ['what was kept, when the network fails', () => failsAfter(10), 'kept', 'kept'],
    ['what was kept, when the network takes too long', () => after(9000, 'network'), 'kept', 'kept'],
    ['what was kept, when the network takes too long and fails', () => failsAfter(9000), 'kept', 'kept'],
    ['the network, however long it takes, when nothing was kept', () => after(9000, 'network'), undefined, 'network'],
    ['nothing, when the network fails and nothing was kept', () => failsAfter(10), undefined, undefined],
    ['nothing, when the network fails late and nothing was kept', () => failsAfter(9000), undefined, undefined],
  ])('gives %s', async (_, ask, kept, expected) => {
    vi.useFakeTimers();
    try {
      const answer = networkFirst({ network: ask(), kept: async () => kept, patienceMs: 4000 });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await answer).toBe(expected);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not look at what was kept when the network answers', async () => {
    const kept = vi.fn(async () => 'kept');
    expect(await networkFirst({ network: Promise.resolve('network'), kept, patienceMs: 4000 })).toBe('network');
    expect(kept).not.toHaveBeenCalled();
  });
});
