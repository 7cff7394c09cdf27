import { describe, expect, it } from 'vitest';
import { problemOf, type RunWords } from './describeRun.ts';

const words: RunWords = {
  syntax: 'The code cannot be read',
  missing: 'There is no such file or package here',
  noComponent: 'This file needs a component as its default export',
  threw: 'The code threw an error',
  loop: 'Stopped: a loop ran too long',
  stuck: 'Stopped: the code did not answer',
  unreachable: 'The frame could not be loaded',
};

describe('the problem of a run', () => {
  it.each([
    [
      { phase: 'syntax', message: 'Unexpected token', file: 'App.tsx', line: 3 },
      'The code cannot be read',
      'Unexpected token',
    ],
    [{ phase: 'import', message: 'lodash' }, 'There is no such file or package here', "import 'lodash'"],
    [{ phase: 'export', message: 'App.tsx' }, 'This file needs a component as its default export', 'App.tsx'],
    [{ phase: 'run', message: 'no' }, 'The code threw an error', 'no'],
    [{ phase: 'loop', message: 'A loop ran', file: 'App.tsx', line: 2 }, 'Stopped: a loop ran too long', ''],
  ] as const)('describes a failure: %j', (failure, title, detail) => {
    const { phase, message, ...place } = failure;
    expect(phase && message).toBe(message);
    expect(problemOf({ at: 'failed', failure }, words)).toEqual({ title, detail, ...place });
  });

  it('describes a run that was stopped or never started', () => {
    expect(problemOf({ at: 'stuck' }, words)?.title).toMatch(/^Stopped: the code did not answer/);
    expect(problemOf({ at: 'unreachable' }, words)?.title).toMatch(/could not be loaded/);
  });

  it.each(['idle', 'running', 'rendered'] as const)('is undefined in the state %s', (at) => {
    expect(problemOf({ at }, words)).toBeUndefined();
  });
});
