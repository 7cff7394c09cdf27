import { parseFrontmatter } from '@astrojs/markdown-remark';
import { type FrontMatter, frontMatterOrBlank, frontMatterSchema } from '#model/front-matter';
import { nearest } from '#lib/nearest';
import { type ContentProblem, quote } from './problem.ts';

/** Separates the front matter from the body, which keeps its line numbers; each problem is at the line of its key. */
export function readFrontMatter({ file, text }: { file: string; text: string }): {
  frontMatter: FrontMatter;
  body: string;
  problems: ContentProblem[];
} {
  try {
    const { frontmatter, content } = parseFrontmatter(text, { frontmatter: 'empty-with-spaces' });
    const problems = Array.from(findingsIn(frontmatter), ([key, [message = '', advice = '']]) => ({
      file,
      line: lineOfKey(text, key),
      message,
      advice,
    }));
    return { frontMatter: frontMatterOrBlank.parse(frontmatter), body: content, problems };
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { line?: number } };
    const message = `Front matter cannot be read: ${reason ?? String(error)}.`;
    const end = text.indexOf('\n---', 3);
    const body = end < 0 ? '' : text.slice(0, end + 4).replace(/[^\r\n]/g, ' ') + text.slice(end + 4);
    const advice = 'Write "key: value" lines; put text with ": " in quotes.';
    const problems = [{ file, line: (mark?.line ?? 0) + 1, message, advice }];
    return { frontMatter: frontMatterOrBlank.parse(undefined), body, problems };
  }
}

/** The first finding of each key. */
function findingsIn(data: unknown): Map<string, string[]> {
  const findings = new Map<string, string[]>();
  for (const issue of frontMatterSchema.safeParse(data).error?.issues ?? []) {
    const key = String(issue.path[0]);
    if (issue.code === 'unrecognized_keys')
      for (const unknown of issue.keys) findings.set(unknown, unknownKey(unknown));
    else if (!findings.has(key)) findings.set(key, issue.message.split('\n'));
  }
  return findings;
}

function unknownKey(key: string): string[] {
  const known = nearest(key, Object.keys(frontMatterSchema.shape));
  return [`Front matter key ${quote(key)} is not known.`, `Did you mean "${known}"?`];
}

/** The line of a key in the front matter, or the first line if it is not found. */
export function lineOfKey(text: string, key: string): number {
  const lines = text.split(/\r\n?|\n/);
  const index = lines.findIndex((line) =>
    [`${key}:`, `"${key}":`, `'${key}':`].some((start) => line.startsWith(start)),
  );
  return index < 0 ? 1 : index + 1;
}
