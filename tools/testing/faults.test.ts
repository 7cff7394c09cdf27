import { describe, expect, it } from 'vitest';
import { FAULT_AREAS } from './faultMatrix.ts';
import { formatSurvival, survivalOf } from './faults.ts';

const result = (name: string, hasPassed = true, isSkipped = false) => ({
  file: 'a.spec.ts',
  name,
  hasPassed,
  isSkipped,
});
const area = [{ area: 'Storage', first: 1, last: 3 }];

describe('the fault matrix', () => {
  it('has ninety rows, each in one area', () => {
    const rows = FAULT_AREAS.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect(rows).toEqual(Array.from({ length: 90 }, (_, index) => index + 1));
  });

  it('counts a row as survived if all its tests passed', () => {
    const results = [
      result('group F01 denied'),
      result('F01 full'),
      result('F02 junk'),
      result('F02 more junk', false),
    ];
    expect(survivalOf(area, results)).toEqual([
      { area: 'Storage', all: 3, survived: 1, lost: ['F02'], later: [], untried: ['F03'] },
    ]);
  });

  it('defers a row to the full run if only that covers it', () => {
    expect(survivalOf(area, [result('F01 denied')], (row) => row === 'F02')[0]).toMatchObject({
      survived: 1,
      later: ['F02'],
      untried: ['F03'],
    });
  });

  it('ignores skipped tests and longer names', () => {
    expect(
      survivalOf(area, [result('F03 skipped', true, true), result('F012 other'), result('UF01 other')])[0]?.untried,
    ).toEqual(['F01', 'F02', 'F03']);
  });

  it('is printed as a total and one line per area', () => {
    expect(formatSurvival(survivalOf(area, [result('F01 F02 together')]))).toBe(
      'Faults: survived 2/3\n  Storage: survived 2/3 (untried: F03)',
    );
  });
});
