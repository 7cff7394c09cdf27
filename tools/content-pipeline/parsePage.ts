import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { type FrontMatter, splitFrontMatter, toFrontMatter } from './frontMatter.ts';
import type { PageReading, PageSource, RuleOptions } from './page.ts';
import { readPage } from './rules/readPage.ts';
import { CONTENT_COMPONENTS } from './rules/vocabulary.ts';

/** Parses the body of a page. */
export const parser = createProcessor({ remarkPlugins: [remarkGfm] });

/** Parses a page and applies the rules. For pages that have been checked already: a syntax error is thrown. */
export function parsePage(
  source: PageSource,
  { components = CONTENT_COMPONENTS, api, reference }: Partial<RuleOptions> = {},
): { frontMatter: FrontMatter; tree: Root; reading: PageReading } {
  const { data, body } = splitFrontMatter(source);
  const frontMatter = toFrontMatter(data);
  const tree = parser.parse(body);
  return {
    frontMatter,
    tree,
    reading: readPage(tree, frontMatter.title, { ...source, text: body }, { components, api, reference }),
  };
}
