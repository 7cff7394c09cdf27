import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countIn, entrySet, unionOf, withEntry } from './entrySet.ts';
import { mergeChunks, type NaturalChunk } from './mergeChunks.ts';

const chunk = (name: string, bytes: number, imports: string[] = []): NaturalChunk => ({
  name,
  bytes,
  modules: [name],
  imports,
});
const sorted = (groups: (readonly string[])[]) => groups.map((group) => group.toSorted().join(' ')).toSorted();

describe('chunks that demos share', () => {
  it('are merged if the same demos need them', () => {
    const natural = [
      chunk('demo-1', 1, ['a', 'b']),
      chunk('demo-2', 1, ['a', 'b']),
      chunk('a', 9000),
      chunk('b', 9000),
    ];
    expect(sorted(mergeChunks(natural, ['demo-1', 'demo-2']))).toEqual(['a b']);
  });

  it('stay separate if most demos would load unneeded code', () => {
    const natural = [chunk('demo-1', 1, ['a']), chunk('demo-2', 1, ['a', 'b']), chunk('a', 9000), chunk('b', 9000)];
    expect(sorted(mergeChunks(natural, ['demo-1', 'demo-2']))).toEqual(['a', 'b']);
  });

  it('absorb a tiny chunk that a few demos do not need', () => {
    const natural = [chunk('demo-1', 1, ['a']), chunk('demo-2', 1, ['a', 'b']), chunk('a', 9000), chunk('b', 100)];
    expect(sorted(mergeChunks(natural, ['demo-1', 'demo-2']))).toEqual(['a b']);
  });

  it('stay separate although a tiny chunk could be merged into either', () => {
    // Either large chunk could absorb the tiny one; that must not merge the large ones.
    const natural = [
      ...Array.from({ length: 6 }, (_, index) =>
        chunk(`demo-${index}`, 1, index < 3 ? ['a', 'crumb'] : ['b', 'crumb']),
      ),
      chunk('a', 5000),
      chunk('b', 5000),
      chunk('crumb', 10),
    ];
    const groups = mergeChunks(
      natural,
      Array.from({ length: 6 }, (_, index) => `demo-${index}`),
    );
    expect(groups.some((group) => group.includes('a') && group.includes('b'))).toBe(false);
  });

  it('never import each other in a cycle', () => {
    // a imports c, c imports b: merging a and b would create a cycle with c.
    const natural = [
      chunk('demo-1', 1, ['a']),
      chunk('demo-2', 1, ['b']),
      chunk('a', 10, ['c']),
      chunk('c', 90_000, ['b']),
      chunk('b', 10),
    ];
    const groups = mergeChunks(natural, ['demo-1', 'demo-2']);
    expect(groups.some((group) => group.includes('a') && group.includes('b') && !group.includes('c'))).toBe(false);
  });

  it('contain every shared module exactly once, without cycles, for any import graph', () => {
    const graph = fc.array(fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.array(fc.nat(19), { maxLength: 4 })), {
      minLength: 1,
      maxLength: 20,
    });
    const demos = fc.array(fc.array(fc.nat(19), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(graph, demos, (shared, entries) => {
        // Imports point to larger numbers only, because the chunks of a bundler have no cycles.
        const natural = [
          ...shared.map(([bytes, imports], index) =>
            chunk(
              `c${index}`,
              bytes,
              imports.filter((one) => one > index && one < shared.length).map((one) => `c${one}`),
            ),
          ),
          ...entries.map((imports, index) =>
            chunk(
              `demo-${index}`,
              1,
              imports.filter((one) => one < shared.length).map((one) => `c${one}`),
            ),
          ),
        ];
        const groups = mergeChunks(
          natural,
          entries.map((_, index) => `demo-${index}`),
        );
        const modules = groups.flat();
        expect(new Set(modules).size).toBe(modules.length);
        expect(hasCycle(groups, natural)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

function hasCycle(groups: (readonly string[])[], natural: readonly NaturalChunk[]): boolean {
  const groupOf = new Map(groups.flatMap((group, index) => group.map((name) => [name, index] as const)));
  const edges = groups.map((group, index) => {
    const names = group.flatMap((name) => natural.find((one) => one.name === name)?.imports ?? []);
    return new Set(names.flatMap((name) => groupOf.get(name) ?? []).filter((other) => other !== index));
  });
  const state = new Map<number, 'open' | 'done'>();
  const visit = (index: number): boolean => {
    if (state.get(index) === 'open') return true;
    if (state.get(index) === 'done') return false;
    state.set(index, 'open');
    const found = [...(edges[index] ?? [])].some(visit);
    state.set(index, 'done');
    return found;
  };
  return groups.some((_, index) => visit(index));
}

describe('sets of demos', () => {
  const setOf = (indexes: readonly number[]) => indexes.reduce((set, index) => withEntry(set, index), entrySet(200));

  it('behave like sets', () => {
    const indexes = fc.uniqueArray(fc.nat(199));
    fc.assert(
      fc.property(indexes, indexes, (a, b) => {
        expect(countIn(setOf(a))).toBe(a.length);
        expect(countIn(unionOf(setOf(a), setOf(b)))).toBe(new Set([...a, ...b]).size);
      }),
    );
  });
});
