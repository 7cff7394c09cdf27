import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../content-pipeline/index.ts';
import { readTypeErrors } from './readTypeErrors.ts';

const read = (output: string) => readTypeErrors(output).map(formatProblem);

describe('compiler errors', () => {
  it('become problems with file and line, with their details on one line', () => {
    const output = [
      "content/charts/bars/demos/a/A.tsx(30,39): error TS2345: Argument of type 'string' is not assignable to parameter of type 'Option'.",
      "  'string' is assignable to the constraint of type 'Option'.",
      '    It could be another type.',
      "content/charts/bars/demos/b/B.tsx(1,1): error TS2304: Cannot find name 'b'.",
      '',
    ].join('\n');
    expect(read(output)).toEqual([
      "content/charts/bars/demos/a/A.tsx:30 Argument of type 'string' is not assignable to parameter of type 'Option'. 'string' is assignable to the constraint of type 'Option'. It could be another type. (TS2345)",
      "content/charts/bars/demos/b/B.tsx:1 Cannot find name 'b'. (TS2304)",
    ]);
  });

  it('are parsed with Windows paths and line endings', () => {
    expect(read("content\\a\\A.tsx(2,1): error TS2304: Cannot find name 'b'.\r\n")).toEqual([
      "content/a/A.tsx:2 Cannot find name 'b'. (TS2304)",
    ]);
  });

  it('without a file are ignored', () => {
    expect(read('')).toEqual([]);
    expect(read("error TS5083: Cannot read file '/a/tsconfig.json'.\n")).toEqual([]);
  });
});
