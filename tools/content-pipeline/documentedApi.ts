import type { FrontMatter } from '#model/front-matter';
import type { ApiNames } from '../api-extractor/names.ts';
import { lineOfKey } from './frontMatter.ts';
import { nearest } from '#lib/nearest';
import { type ContentProblem, quote } from './problem.ts';

/** The components and hooks listed in front matter must exist, because the page's API tabs are created from them. */
export function checkDocumented(
  frontMatter: FrontMatter,
  { file, text }: { file: string; text: string },
  api: ApiNames | undefined,
): ContentProblem[] {
  if (!api) return [];
  return (['components', 'hooks'] as const).flatMap((key) =>
    (frontMatter[key] ?? [])
      .filter((name) => api.find(name).length === 0)
      .map((name) => ({
        file,
        line: lineOfKey(text, key),
        message: `Front matter names ${quote(name)}, which the packages do not export.`,
        advice: `Did you mean "${nearest(name, api.names)}"?`,
      })),
  );
}
