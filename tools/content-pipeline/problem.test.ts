import { describe, expect, it } from 'vitest';
import { ContentError, formatProblem, formatProblems, quote } from './problem.ts';

const problem = (file: string, line: number) => ({
  file,
  line,
  message: 'Heading has no id.',
  advice: 'Write "## Plans [#plans]".',
});

describe('formatProblem', () => {
  it('begins with file and line, in the format that editors and terminals link', () => {
    expect(formatProblem(problem('content/a/page.mdx', 12))).toBe(
      'content/a/page.mdx:12 Heading has no id. Write "## Plans [#plans]".',
    );
  });
});

describe('formatProblems', () => {
  it('sorts by file and line and ends with the count', () => {
    const lines = formatProblems([problem('b', 1), problem('a', 10), problem('a', 9)]).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['a:9', 'a:10', 'b:1', '', '3']);
    expect(lines.at(-1)).toBe('3 problems in 2 files.');
  });

  it('counts one problem as one', () => {
    expect(formatProblems([problem('a', 1)])).toMatch(/\n1 problem in 1 file\.$/);
  });
});

describe('ContentError', () => {
  it('lists all problems and points to the first line', () => {
    const error = new ContentError([problem('a', 7), problem('a', 3)]);
    expect(error.message.split('\n')).toHaveLength(2);
    expect(error).toMatchObject({ line: 3, column: 1 });
  });
});

describe('quote', () => {
  it('keeps a message on one line and short', () => {
    expect(quote('a\n\u001b[31mb\t c')).toBe('"a [31mb c"');
    expect(Array.from(quote('😀'.repeat(100)))).toHaveLength(82);
  });
});
