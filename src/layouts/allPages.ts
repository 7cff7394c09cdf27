import { ALL_PAGES_PATH, type PageSection } from '#features/search';
import { toLanguage } from '#services/i18n';
import { flattenPages } from '#services/navigation';
import { shellContext, titler, type PageFacts } from './composeShell.ts';
import { siteIndex } from './siteTree.ts';

export interface AllPagesProps {
  language: string;
}

/** Every page of the tree by top-level group, in reading order. */
export function readAllPages({ language }: AllPagesProps) {
  const { t, hrefOf } = shellContext(language);
  const titleOf = titler(toLanguage(language));
  const sections = siteIndex.map((entry): PageSection => ({
    title: titleOf(entry),
    pages: flattenPages([entry]).map((page) => ({ title: titleOf(page), href: hrefOf(page.path) })),
  }));
  const facts: PageFacts = { path: ALL_PAGES_PATH, language, title: t('searchAllPages') };
  return { facts, t, sections: sections.filter(({ pages }) => pages.length > 0) };
}
