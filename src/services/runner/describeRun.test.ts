import { describe, expect, it } from 'vitest';
import { problemOf, type RunTexts } from './describeRun.ts';

const texts: RunTexts = {
  playgroundSyntaxError: 'The code cannot be read',
  playgroundMissingImport: 'There is no such file or package here',
  playgroundNoComponent: 'This file needs a component as its default export',
  playgroundThrew: 'The code threw an error',
  playgroundLoop: 'Stopped: a loop ran too long',
  playgroundStuck: 'Stopped: the code did not answer',
  playgroundUnreachable: 'The frame could not be loaded',
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
    expect(problemOf({ at: 'failed', failure }, texts)).toEqual({ title, detail, ...place });
  });

  it('describes a run that was stopped or never started', () => {
    expect(problemOf({ at: 'stuck' }, texts)?.title).toMatch(/^Stopped: the code did not answer/);
    expect(problemOf({ at: 'unreachable' }, texts)?.title).toMatch(/could not be loaded/);
  });

  it.each(['idle', 'running', 'rendered'] as const)('is undefined in the state %s', (at) => {
    expect(problemOf({ at }, texts)).toBeUndefined();
  });
});
