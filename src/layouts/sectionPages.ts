import { globSync } from 'node:fs';
import { DEMO_INDEX_PATH, idOfDemo, pathOfDemo } from '#model/demo';
import type { NavPage } from '#model/nav';
import { pathOfFolder } from '#model/page';
import { titleTranslations, toLanguage } from '#services/i18n';
import { findPage, flattenPages, pageTitle, unlistedPrefixes } from '#services/navigation';
import { listPages } from './allPages.ts';
import { shellContext, type PageFacts } from './composeShell.ts';
import { inEveryLanguage } from './routePerLanguage.ts';
import { siteIndex } from './siteTree.ts';

export interface SectionProps {
  /** A path prefix: `/x/migration`. */
  section: string;
  language: string;
}

interface PublishedPath {
  path: string;
  /** The page that the list links to. */
  page: NavPage;
}

/** Listed from the file system, because importing the demos would add all their styles to every page. */
const demoIds = globSync('content/**/demos/*/demo.ts').map(idOfDemo);

/** Every published path with the page to link to; for a demo that is its guide. */
const publishedPaths: readonly PublishedPath[] = [
  ...flattenPages(siteIndex).map((page) => ({ path: page.path, page })),
  ...demoIds.flatMap((id) => {
    const page = findPage(siteIndex, pathOfFolder(id.slice(0, id.lastIndexOf('/'))));
    return page ? [{ path: pathOfDemo(id), page }] : [];
  }),
];

/** A page for each path prefix without one, so that truncated URLs work. */
export function sectionRoutes() {
  return inEveryLanguage(
    unlistedPrefixes(publishedPaths.map(({ path }) => path))
      .filter((section) => section !== DEMO_INDEX_PATH)
      .map((section) => ({ params: { page: section.slice('/x/'.length) }, props: { section } })),
  );
}

/** The pages below a section by top-level group, in reading order. */
export function readSection({ section, language }: SectionProps) {
  const { t } = shellContext(language);
  const below = new Set(
    publishedPaths.filter(({ path }) => path.startsWith(`${section}/`)).map(({ page }) => page.path),
  );
  const title = pageTitle(section, titleTranslations(toLanguage(language)));
  const facts: PageFacts = { path: section, language, title };
  return { facts, t, sections: listPages(language, ({ path }) => below.has(path)) };
}
