import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NavEntry } from '#model/nav';
import type { RuleOptions } from '../page.ts';
import type { ContentProblem } from '../problem.ts';
import { type ScannedPage, scanContent } from '../scan.ts';
import { checkSite } from './checkSite.ts';
import { PUBLISHED_ANCHORS_FILE, parsePublishedAnchors } from './publishedAnchors.ts';

interface ContentToCheck extends Partial<RuleOptions> {
  /** The repository root. */
  root: string;
  nav: readonly NavEntry[];
  /** Paths that exist without a `page.mdx`: API pages, short links, redirects. */
  externalPaths: Iterable<string>;
  /** Anchors of these paths, where they are known. */
  externalIds?: ReadonlyMap<string, readonly string[]>;
}

/** Scans all pages and checks them individually and together. A build continues only without problems. */
export async function checkContent({
  root,
  nav,
  externalPaths,
  externalIds = new Map(),
  ...options
}: ContentToCheck): Promise<{
  pages: ScannedPage[];
  problems: ContentProblem[];
}> {
  const pages = await scanContent(root, options);
  const list = join(root, PUBLISHED_ANCHORS_FILE);
  const publishedAnchors = existsSync(list) ? parsePublishedAnchors(await readFile(list, 'utf8')) : {};
  const navFile = join(root, 'content/nav.ts');
  const navText = existsSync(navFile) ? await readFile(navFile, 'utf8') : '';
  const siteProblems = checkSite({
    pages,
    navPaths: navTargets(nav),
    navText,
    externalPaths,
    externalIds,
    publishedAnchors,
  });
  return { pages, problems: [...pages.flatMap((page) => page.problems), ...siteProblems] };
}

/** Internal targets of the entries of the navigation tree. */
export function navTargets(entries: readonly NavEntry[]): string[] {
  return entries.flatMap((entry) => {
    switch (entry.kind) {
      case 'page':
        return [entry.path];
      case 'hash':
        return [`${entry.path}#${entry.hash}`];
      default:
        return navTargets(entry.children);
    }
  });
}
