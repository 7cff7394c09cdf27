import { describe, expect, it } from 'vitest';
import { placesOf, problemOf, type RunTexts } from './describeRun.ts';
import type { Failure } from './protocol.ts';

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

  it('has a place in an editor if its file and line are known, with the title where there is no message', () => {
    const failedAt = (failure: Failure) => placesOf(problemOf({ at: 'failed', failure }, texts));
    const place = { file: 'App.tsx', line: 3 };
    expect(failedAt({ phase: 'syntax', message: 'Unexpected token', ...place })).toEqual([
      { ...place, message: 'Unexpected token' },
    ]);
    expect(failedAt({ phase: 'loop', message: 'A loop ran', ...place })).toEqual([
      { ...place, message: 'Stopped: a loop ran too long' },
    ]);
    expect(failedAt({ phase: 'export', message: '', file: 'App.tsx' })).toEqual([]);
    expect(placesOf(undefined)).toEqual([]);
  });
});
