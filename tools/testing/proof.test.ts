import { describe, expect, it } from 'vitest';
import { proveStatements, type Statement } from './proof.ts';
import { readStatements } from './readStatements.ts';
import type { TestResult } from './results.ts';

const result = (name: string, more: Partial<TestResult> = {}): TestResult => ({
  file: 'a.test.ts',
  name,
  hasPassed: true,
  isSkipped: false,
  ...more,
});
const statement = (name?: string, isContext = false): Statement => ({
  id: '2.1',
  text: 'Paths',
  isContext,
  provenBy: name ? [{ file: 'a.test.ts', name }] : [],
});

describe('proof of the specification', () => {
  it('counts a statement if all its tests passed, and leaves context out', () => {
    expect(
      proveStatements([statement('works'), statement(undefined, true)], [result('it works')], () => false),
    ).toEqual({
      proven: 1,
      later: 0,
      all: 1,
      faults: [],
    });
  });

  it('reports a statement without tests', () => {
    expect(proveStatements([statement()], [], () => false)).toEqual({
      proven: 0,
      later: 0,
      all: 1,
      faults: ['2.1 "Paths" has no test and is not marked as context.'],
    });
  });

  it('defers a statement to the full run if one of its tests runs only there', () => {
    expect(proveStatements([statement('works')], [], () => true)).toEqual({ proven: 0, later: 1, all: 1, faults: [] });
  });

  it.each([
    ['does not exist', []],
    ['did not pass', [result('works', { hasPassed: false })]],
    ['did not pass', [result('works for 1'), result('works for 2', { hasPassed: false })]],
    ['did not run', [result('works', { hasPassed: false, isSkipped: true })]],
  ])('reports a listed test that %s', (fault, results) => {
    const proof = proveStatements([statement('works')], results, () => false);
    expect(proof.proven).toBe(0);
    expect(proof.faults).toEqual([`2.1 "Paths": a.test.ts > works ${fault}.`]);
  });
});

describe('readStatements', () => {
  it('reads statements over several lines, their tests, and context', () => {
    const markdown = [
      '# Specification',
      '',
      '- **1.1** For developers. (context)',
      '- **4.12** Bots',
      '  get no ad.',
      '  - `tests/ads/slot.spec.ts > robots > get "no" ad`',
    ].join('\n');
    expect(readStatements(markdown)).toEqual([
      { id: '1.1', text: 'For developers. (context)', isContext: true, provenBy: [] },
      {
        id: '4.12',
        text: 'Bots get no ad.',
        isContext: false,
        provenBy: [{ file: 'tests/ads/slot.spec.ts', name: 'robots > get "no" ad' }],
      },
    ]);
  });

  it.each(['- Bots get no ad.', '  - tests/ads/slot.spec.ts'])('names the line of %j', (row) => {
    expect(() => readStatements(`# Specification\n${row}`)).toThrow(`Line 2 is neither a statement nor a test: ${row}`);
  });
});
