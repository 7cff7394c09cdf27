import { describe, expect, it } from 'vitest';
import { problemsBelow } from './problemsBelow.ts';

const problems = ['content/charts/bars/page.mdx', 'content/charts/bars-of-gold/page.mdx', 'content/nav.ts'].map(
  (file) => ({ file, line: 1, message: 'No.', advice: 'Yes.' }),
);
const filesBelow = (...places: string[]) => problemsBelow(problems, places).map(({ file }) => file);

describe('problems below a path', () => {
  it.each([
    ['no path', [], problems.map(({ file }) => file)],
    ['the repository root', [''], problems.map(({ file }) => file)],
    ['a folder, but not one with the same prefix', ['content/charts/bars'], ['content/charts/bars/page.mdx']],
    ['a file', ['content/nav.ts'], ['content/nav.ts']],
    ['several paths', ['content/nav.ts', 'content/charts'], problems.map(({ file }) => file)],
    ['a path without problems', ['content/tree-view'], []],
  ])('%s', (_, places, files) => {
    expect(filesBelow(...places)).toEqual(files);
  });
});
