import { describe, expect, it } from 'vitest';
import { cacheNames, findSaved, isOurs, outdatedCaches, savedCacheName } from './cacheNames.ts';
import { isPageCache } from './pageCache.ts';

const of = (build: string) => Object.values(cacheNames(build));

describe('caches', () => {
  it('are named by their build', () => {
    expect(of('0a1b')).toEqual(['x-docs-shell-0a1b', 'x-docs-pages-0a1b', 'x-docs-files-0a1b']);
    expect(of('0a1b').every(isOurs)).toBe(true);
    expect(of('0a1b').filter(isPageCache)).toEqual(['x-docs-pages-0a1b']);
  });

  it('of the current and the previous build are kept', () => {
    expect(outdatedCaches([...of('a1'), ...of('b2')], 'b2')).toEqual([]);
    expect(outdatedCaches([...of('a1'), ...of('b2'), ...of('c3')], 'c3')).toEqual(of('a1'));
  });

  it('of the latest build are kept after a rollback', () => {
    expect(outdatedCaches([...of('a1'), ...of('b2'), ...of('c3')], 'b2')).toEqual(of('a1'));
  });

  it('of other applications and of saved sections are kept', () => {
    const names = ['workbox-precache', savedCacheName('data-grid', 'a1'), ...of('a1'), ...of('b2'), ...of('c3')];
    expect(outdatedCaches(names, 'c3')).toEqual(of('a1'));
    expect(isOurs('workbox-precache')).toBe(false);
  });

  it('of a saved section are found by its name', () => {
    const names = [
      savedCacheName('data-grid', 'a1'),
      savedCacheName('charts', 'a1'),
      savedCacheName('data-grid', 'b2'),
    ];
    expect(findSaved(names, 'data-grid')).toEqual([names[0], names[2]]);
    expect(findSaved(names, 'grid')).toEqual([]);
    expect(names.every(isOurs)).toBe(true);
  });
});
