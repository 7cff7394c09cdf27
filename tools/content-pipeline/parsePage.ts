import type { Root } from 'mdast';
import { type FrontMatter, splitFrontMatter, toFrontMatter } from './frontMatter.ts';
import type { PageReading, PageSource, RuleOptions } from './page.ts';
import { parser } from './parser.ts';
import { readPage } from './rules/readPage.ts';
import { CONTENT_COMPONENTS } from './rules/vocabulary.ts';

/** Parses a page and applies the rules. For pages that have been checked already: a syntax error is thrown. */
export function parsePage(
  source: PageSource,
  { components = CONTENT_COMPONENTS, ...options }: Partial<RuleOptions> = {},
): { frontMatter: FrontMatter; tree: Root; reading: PageReading } {
  const { data, body } = splitFrontMatter(source);
  const frontMatter = toFrontMatter(data);
  const tree = parser.parse(body);
  return {
    frontMatter,
    tree,
    reading: readPage(tree, frontMatter.title, { ...source, text: body }, { components, ...options }),
  };
}
