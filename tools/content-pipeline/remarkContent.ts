import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Root } from 'mdast';
import type { PageTraits } from '#model/page';
import { readGridReference } from '../api-extractor/gridReference.ts';
import { readApiNames } from '../api-extractor/names.ts';
import type { RuleOptions, SiteIssue } from './page.ts';
import { ContentError } from './problem.ts';
import { renderPage } from './render/renderPage.ts';
import { readSource, scanPage } from './scan.ts';

interface PageFile {
  path: string;
  cwd: string;
  /** Astro passes `frontmatter` on to the code that renders the page. */
  data: { astro?: { frontmatter?: Record<string, unknown> } };
}

/** In `generated/`, for Astro, which renders pages one by one. */
export const SITE_ISSUES_FILE = 'known-issues.json';

/** The remark plugin for Astro: applies the rules to a page and throws all its problems, or renders it. */
export function remarkContent(options: Partial<RuleOptions> = {}) {
  return (tree: Root, { cwd, path: fullPath, data }: PageFile) => {
    const api = options.api ?? readApiNames(cwd);
    const reference = options.reference ?? readGridReference(cwd);
    // Astro has blanked the front matter, so the source is read from disk to get the lines of its problems.
    const source = readSource(cwd, relative(cwd, fullPath).split(sep).join('/'));
    const { path, problems, reading, frontMatter } = scanPage(
      source,
      { siteIssues: readSiteIssues(cwd), ...options, api, reference },
      tree,
    );
    if (problems.length > 0) throw new ContentError(problems);
    const hasDemos = reading.demos.size > 0;
    const traits: PageTraits = { hasCode: hasDemos || reading.fences.size > 0, hasDemos };
    Object.assign(data.astro?.frontmatter ?? {}, traits);
    renderPage(tree, reading, { path, components: frontMatter.components }, api);
  };
}

function readSiteIssues(root: string): SiteIssue[] {
  const file = join(root, 'generated', SITE_ISSUES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteIssue[]) : [];
}
