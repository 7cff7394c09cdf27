import { describe, expect, it } from 'vitest';
import { translator } from '#services/i18n';
import { describeFailure } from './describeFailure.ts';
import { WORDS, type Words } from './words.ts';

const t = translator('en');
const words = Object.fromEntries(Object.entries(WORDS).map(([name, id]) => [name, t(id)])) as Words;

describe('what is said of a failure', () => {
  it.each([
    [{ phase: 'syntax', message: 'Unexpected token' }, 'The code cannot be read', 'Unexpected token'],
    [{ phase: 'import', message: 'lodash' }, 'There is no such file or package here', "import 'lodash'"],
    [{ phase: 'export', message: 'App.tsx' }, 'This file needs a component as its default export', 'App.tsx'],
    [{ phase: 'run', message: 'no' }, 'The code threw an error', 'no'],
  ] as const)('%j', (failure, title, detail) => {
    expect(describeFailure(failure, words)).toEqual({ title, detail });
  });
});
