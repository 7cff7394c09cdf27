import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Root } from 'mdast';
import type { PageTraits } from '#model/page';
import { readGridReference } from '../api-extractor/gridReference.ts';
import { readApiNames } from '../api-extractor/names.ts';
import { splitFrontMatter, toFrontMatter } from './frontMatter.ts';
import type { PageSource, RuleOptions } from './page.ts';
import { pathOfFile } from './pathOfFile.ts';
import { ContentError } from './problem.ts';
import { renderPage } from './render/renderPage.ts';
import { readPage } from './rules/readPage.ts';
import { CONTENT_COMPONENTS } from './rules/vocabulary.ts';
import { readKnownIssues } from './site/readKnownIssues.ts';

interface PageFile {
  path: string;
  cwd: string;
  /** Astro passes `frontmatter` on to the code that renders the page. */
  data: { astro?: { frontmatter?: Record<string, unknown> } };
  toString: () => string;
}

/** The remark plugin for Astro: applies the rules to a page and throws all its problems, or renders it. */
export function remarkContent({ components = CONTENT_COMPONENTS, api, reference }: Partial<RuleOptions> = {}) {
  return (tree: Root, file: PageFile) => {
    const source: PageSource = {
      file: relative(file.cwd, file.path).split(sep).join('/'),
      text: String(file),
      hasFile: (name) => existsSync(join(dirname(file.path), name)),
    };
    // Astro blanks the front matter before plugins run, so it is read from disk to get line numbers.
    const { data, problems } = splitFrontMatter({ file: source.file, text: readFileSync(file.path, 'utf8') });
    const names = api ?? readApiNames(file.cwd);
    const page = readPage(tree, toFrontMatter(data).title, source, {
      components,
      api: names,
      reference: reference ?? readGridReference(file.cwd),
      readIssues: () => readKnownIssues(file.cwd, names),
    });
    const all = [...problems, ...page.problems];
    if (all.length > 0) throw new ContentError(all);
    const traits: PageTraits = { hasCode: page.fences.size > 0 || page.demos.size > 0 };
    Object.assign(file.data.astro?.frontmatter ?? {}, traits);
    renderPage(tree, page, pathOfFile(source.file), names);
  };
}
