/** A mistake in content, with its location and a suggested fix. */
export interface ContentProblem {
  /** Relative to the repository root, with forward slashes. */
  file: string;
  line: number;
  /** One sentence: what is wrong. */
  message: string;
  /** One sentence: what to write instead. */
  advice: string;
}

/** Fails the rendering of one page; the dev server uses the line to show the location. */
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

/** All problems sorted by file and line, followed by their count. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return [
    ...inOrder(problems).map(formatProblem),
    '',
    `${count(problems.length, 'problem')} in ${count(files, 'file')}.`,
  ].join('\n');
}

const MAX_QUOTED_CHARACTERS = 80;

/** Quotes text of a page in a message: on one line, and truncated to the width of a terminal. */
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
