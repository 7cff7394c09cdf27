import { describe, expect, it, vi } from 'vitest';
import { networkFirst } from './networkFirst.ts';

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));
const failsAfter = (ms: number) => new Promise<string>((_, reject) => setTimeout(reject, ms, new TypeError('offline')));

describe('network first', () => {
  it.each([
    ['the network response when it arrives in time', () => after(10, 'network'), 'cached', 'network'],
    ['the cached response when the network fails', () => failsAfter(10), 'cached', 'cached'],
    ['the cached response when the network times out', () => after(9000, 'network'), 'cached', 'cached'],
    ['the cached response when the network times out and fails', () => failsAfter(9000), 'cached', 'cached'],
    ['a late network response when nothing is cached', () => after(9000, 'network'), undefined, 'network'],
    ['nothing when the network fails and nothing is cached', () => failsAfter(10), undefined, undefined],
    ['nothing when the network fails late and nothing is cached', () => failsAfter(9000), undefined, undefined],
  ])('returns %s', async (_, request, cached, expected) => {
    vi.useFakeTimers();
    try {
      const response = networkFirst({ network: request(), cached: async () => cached, timeoutMs: 4000 });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await response).toBe(expected);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not read the cache when the network responds', async () => {
    const cached = vi.fn(async () => 'cached');
    expect(await networkFirst({ network: Promise.resolve('network'), cached, timeoutMs: 4000 })).toBe('network');
    expect(cached).not.toHaveBeenCalled();
  });
});
