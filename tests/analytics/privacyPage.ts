import { readFileSync } from 'node:fs';

/** The source of the privacy page. */
export const text = readFileSync('content/introduction/privacy/page.mdx', 'utf8');

/** The names in the first column of the table under a heading. */
export function documented(heading: string): string[] {
  const section = text.split(`[#${heading}]`)[1]?.split('\n##')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1] ?? '');
}
