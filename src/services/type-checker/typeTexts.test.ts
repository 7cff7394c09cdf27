import { describe, expect, it } from 'vitest';
import { describeBytes, describeProblem, describeState, TYPE_TEXTS, type TypeTexts } from './typeTexts.ts';

const texts = {
  ...(Object.fromEntries(TYPE_TEXTS.map((id) => [id, id])) as TypeTexts),
  playgroundMissingImport: 'Not here',
  playgroundNeedsPro: '{package}: Pro',
  playgroundNeedsPremium: '{package}: Premium',
  playgroundTypesNone: 'None',
  playgroundTypesCount: '{errors} errors, {notes} notes',
  playgroundTypesBytes: '{loaded} of {all} MB',
};
const place = { file: 'App.tsx', from: 0, to: 1, line: 1 };
const error = { ...place, severity: 'error', code: 'TS2322', message: 'Not assignable.' } as const;
const note = { ...place, severity: 'info', message: '@mui/x-charts-pro' } as const;

describe('the description of a problem', () => {
  it('is the message of the compiler with its code', () => {
    expect(describeProblem(error, texts)).toBe('Not assignable. (TS2322)');
  });

  it('contains a missing import', () => {
    expect(describeProblem({ ...error, code: 'TS2307', message: 'lodash', about: 'missing' }, texts)).toBe(
      'Not here: lodash (TS2307)',
    );
  });

  it.each([
    ['pro', '@mui/x-charts-pro: Pro'],
    ['premium', '@mui/x-charts-pro: Premium'],
  ] as const)('contains the plan %s', (about, text) => {
    expect(describeProblem({ ...note, about }, texts)).toBe(text);
  });
});

describe('the description of a check', () => {
  it('counts errors and notes', () => {
    expect(describeState({ at: 'checked', problems: [error, error, note] }, texts)).toBe('2 errors, 1 notes');
    expect(describeState({ at: 'checked', problems: [] }, texts)).toBe('None');
    expect(describeState({ at: 'off' }, texts)).toBe('');
  });

  it('shows the loaded bytes', () => {
    expect(describeBytes({ loadedBytes: 440_000, allBytes: 1_443_210 }, texts)).toBe('0.4 of 1.4 MB');
  });
});
