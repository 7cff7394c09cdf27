import { describe, expect, it } from 'vitest';
import type { TypeProblem } from './protocol.ts';
import { INITIAL_TYPE_CHECK, reduceTypeCheck, type TypeCheckState } from './typeCheckState.ts';

const problem: TypeProblem = { file: 'App.tsx', from: 0, to: 1, line: 1, severity: 'error', message: 'Wrong.' };
const progress = { loadedBytes: 1, allBytes: 2 };
const loading: TypeCheckState = { ...INITIAL_TYPE_CHECK, isOn: true, session: { at: 'loading' } };
const checked: TypeCheckState = { ...loading, session: { at: 'checked', problems: [problem] }, problems: [problem] };

describe('the state of type checking', () => {
  it.each<[string, TypeCheckState, TypeCheckState['session'], readonly TypeProblem[]]>([
    ['lists the problems of a finished check', loading, { at: 'checked', problems: [problem] }, [problem]],
    ['keeps them while the next check runs', checked, { at: 'checking' }, [problem]],
    ['drops them when a check finds none', checked, { at: 'checked', problems: [] }, []],
    ['drops them when checking fails', checked, { at: 'failed' }, []],
    ['drops them when checking is turned off', checked, { at: 'off' }, []],
  ])('%s', (_, before, session, problems) => {
    const after = reduceTypeCheck(before, { type: 'changed', isOn: session.at !== 'off', session });
    expect(after).toEqual({ isOn: session.at !== 'off', session, progress: undefined, problems });
  });

  it('shows progress until the checker is loaded', () => {
    const shown = reduceTypeCheck(loading, { type: 'progressed', progress });
    expect(shown).toEqual({ ...loading, progress });
    expect(
      reduceTypeCheck(shown, { type: 'changed', isOn: true, session: { at: 'checking' } }).progress,
    ).toBeUndefined();
  });
});
