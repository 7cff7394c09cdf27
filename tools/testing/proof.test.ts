import { describe, expect, it } from 'vitest';
import { proveLines } from './proof.ts';
import type { TestResult } from './results.ts';

const result = (name: string, more: Partial<TestResult> = {}): TestResult => ({
  file: 'a.test.ts',
  name,
  hasPassed: true,
  isSkipped: false,
  ...more,
});
const line = (name?: string) => ({ section: '2', line: 'Paths', provenBy: name ? [{ file: 'a.test.ts', name }] : [] });

describe('proof of the specification', () => {
  it('counts a line if all its tests passed', () => {
    expect(proveLines([line('works'), line()], [result('it works')], () => false)).toEqual({
      proven: 1,
      later: 0,
      all: 2,
      faults: [],
    });
  });

  it('defers a line to the full run if one of its tests runs only there', () => {
    expect(proveLines([line('works')], [], () => true)).toEqual({ proven: 0, later: 1, all: 1, faults: [] });
  });

  it.each([
    ['does not exist', []],
    ['did not pass', [result('works', { hasPassed: false })]],
    ['did not pass', [result('works for 1'), result('works for 2', { hasPassed: false })]],
    ['did not run', [result('works', { hasPassed: false, isSkipped: true })]],
  ])('reports a listed test that %s', (fault, results) => {
    const proof = proveLines([line('works')], results, () => false);
    expect(proof.proven).toBe(0);
    expect(proof.faults).toEqual([`§2 "Paths": a.test.ts > works ${fault}.`]);
  });
});
