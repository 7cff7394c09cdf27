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
  it('counts a line whose tests all passed', () => {
    expect(proveLines([line('works'), line()], [result('it works')])).toEqual({ proven: 1, all: 2, faults: [] });
  });

  it.each([
    ['does not exist', []],
    ['did not pass', [result('works', { hasPassed: false })]],
    ['did not pass', [result('works for 1'), result('works for 2', { hasPassed: false })]],
    ['did not run', [result('works', { hasPassed: false, isSkipped: true })]],
  ])('faults a listed test that %s', (fault, results) => {
    const proof = proveLines([line('works')], results);
    expect(proof.proven).toBe(0);
    expect(proof.faults).toEqual([`§2 "Paths": a.test.ts > works ${fault}.`]);
  });
});
