import { ALL_PAGES_PATH, type PageSection } from '#features/search';
import type { NavPage } from '#model/nav';
import { toLanguage } from '#services/i18n';
import { flattenPages } from '#services/navigation';
import { shellContext, titler, type PageFacts } from './composeShell.ts';
import { siteIndex } from './siteTree.ts';

export interface AllPagesProps {
  language: string;
}

/** Every page of the tree. */
export function readAllPages({ language }: AllPagesProps) {
  const { t } = shellContext(language);
  const facts: PageFacts = { path: ALL_PAGES_PATH, language, title: t('allPages') };
  return { facts, t, sections: listPages(language, () => true) };
}

/** Pages by top-level group, in reading order. */
export function listPages(language: string, isListed: (page: NavPage) => boolean): PageSection[] {
  const { hrefOf } = shellContext(language);
  const titleOf = titler(toLanguage(language));
  const sections = siteIndex.map((entry) => ({
    title: titleOf(entry),
    pages: flattenPages([entry])
      .filter(isListed)
      .map((page) => ({ title: titleOf(page), href: hrefOf(page.path) })),
  }));
  return sections.filter(({ pages }) => pages.length > 0);
}
