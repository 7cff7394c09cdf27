import { describe, expect, it } from 'vitest';
import { describeProblem } from './describeProblem.ts';

const words = { missing: 'Not here', needsPro: '{package}: Pro', needsPremium: '{package}: Premium' };
const place = { file: 'App.tsx', from: 0, to: 1, line: 1 };

describe('what is said about a problem', () => {
  it('is what the compiler says, with its number', () => {
    expect(describeProblem({ ...place, severity: 'error', code: 'TS2322', message: 'Not assignable.' }, words)).toBe('Not assignable. (TS2322)');
  });

  it('names an import that leads nowhere', () => {
    expect(describeProblem({ ...place, severity: 'error', code: 'TS2307', message: 'lodash', about: 'missing' }, words)).toBe('Not here: lodash (TS2307)');
  });

  it.each([
    ['pro', '@mui/x-charts-pro: Pro'],
    ['premium', '@mui/x-charts-pro: Premium'],
  ] as const)('names the plan %s', (about, text) => {
    expect(describeProblem({ ...place, severity: 'info', message: '@mui/x-charts-pro', about }, words)).toBe(text);
  });
});
