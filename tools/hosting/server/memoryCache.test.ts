import { describe, expect, it } from 'vitest';
import { createMemoryCache } from './memoryCache.ts';

const weighed = (value: string, bytes: number) => () => Promise.resolve({ value, bytes });

describe('createMemoryCache', () => {
  it('keeps what was loaded', async () => {
    const cache = createMemoryCache<string>(100);
    expect(cache.peek('a')).toBeUndefined();
    expect(await cache.fetch('a', weighed('A', 10))).toBe('A');
    expect(cache.peek('a')).toBe('A');
  });

  it('loads once for requests that come together', async () => {
    const cache = createMemoryCache<string>(100);
    let loads = 0;
    const load = () => {
      loads += 1;
      return Promise.resolve({ value: 'A', bytes: 10 });
    };
    await Promise.all([cache.fetch('a', load), cache.fetch('a', load)]);
    await cache.fetch('a', load);
    expect(loads).toBe(1);
  });

  it('stays below its limit, and gives up first what nobody used', async () => {
    const cache = createMemoryCache<string>(100);
    await cache.fetch('a', weighed('A', 40));
    await cache.fetch('b', weighed('B', 40));
    cache.peek('a');
    await cache.fetch('c', weighed('C', 40));
    expect([cache.peek('a'), cache.peek('b'), cache.peek('c')]).toEqual(['A', undefined, 'C']);
  });

  it('makes room even when everything was used', async () => {
    const cache = createMemoryCache<string>(100);
    await cache.fetch('a', weighed('A', 60));
    cache.peek('a');
    await cache.fetch('b', weighed('B', 60));
    expect([cache.peek('a'), cache.peek('b')]).toEqual([undefined, 'B']);
  });

  it('passes on what is too heavy to keep', async () => {
    const cache = createMemoryCache<string>(100);
    await cache.fetch('a', weighed('A', 40));
    expect(await cache.fetch('b', weighed('B', 101))).toBe('B');
    expect([cache.peek('a'), cache.peek('b')]).toEqual(['A', undefined]);
  });

  it('tries again after a load that failed', async () => {
    const cache = createMemoryCache<string>(100);
    await expect(cache.fetch('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.fetch('a', weighed('A', 10))).toBe('A');
  });
});
