/** Something a writer has to mend, with the place and the way to do it. */
export interface ContentProblem {
  /** Relative to the checkout, with forward slashes. */
  file: string;
  line: number;
  /** One sentence: what is wrong. */
  message: string;
  /** One sentence: what to write instead. */
  advice: string;
}

/** Stops the rendering of one page; the line lets the development server show the place. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly line: number;
  readonly column = 1;

  constructor(problems: readonly ContentProblem[]) {
    const sorted = inOrder(problems);
    super(sorted.map(formatProblem).join('\n'));
    this.line = sorted[0]?.line ?? 1;
  }
}

/** `content/introduction/overview/page.mdx:12 Heading has no id. Write "## Plans [#plans]".` */
export function formatProblem({ file, line, message, advice }: ContentProblem): string {
  return `${file}:${line} ${message} ${advice}`;
}

/** All problems in reading order, then their count. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return [...inOrder(problems).map(formatProblem), '', `${count(problems.length, 'problem')} in ${count(files, 'file')}.`].join('\n');
}

const MAX_QUOTED_CHARACTERS = 80;

/** Text of a page inside a message: on one line, in quotes, never longer than a line of a terminal. */
export function quote(text: string): string {
  const characters = Array.from(text.replace(/[\p{Cc}\s]+/gu, ' ').trim());
  const isLong = characters.length > MAX_QUOTED_CHARACTERS;
  return `"${isLong ? `${characters.slice(0, MAX_QUOTED_CHARACTERS - 1).join('')}…` : characters.join('')}"`;
}

function inOrder(problems: readonly ContentProblem[]) {
  return problems.toSorted((a, b) => compare(a.file, b.file) || a.line - b.line);
}

function count(amount: number, noun: string) {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function compare(a: string, b: string) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
