import { describe, expect, it } from 'vitest';
import { problemsBelow } from './problemsBelow.ts';

const problems = ['content/charts/bars/page.mdx', 'content/charts/bars-of-gold/page.mdx', 'content/nav.ts'].map((file) => ({ file, line: 1, message: 'No.', advice: 'Yes.' }));
const filesBelow = (...places: string[]) => problemsBelow(problems, places).map(({ file }) => file);

describe('problems below a place', () => {
  it.each([
    ['nothing that is named', [], problems.map(({ file }) => file)],
    ['the checkout', [''], problems.map(({ file }) => file)],
    ['a folder, and no folder whose name begins like it', ['content/charts/bars'], ['content/charts/bars/page.mdx']],
    ['a file', ['content/nav.ts'], ['content/nav.ts']],
    ['several places', ['content/nav.ts', 'content/charts'], problems.map(({ file }) => file)],
    ['a place without any', ['content/tree-view'], []],
  ])('%s', (_, places, files) => {
    expect(filesBelow(...places)).toEqual(files);
  });
});
