import { ALL_PAGES_PATH, type PageSection } from '#features/search';
import { languagePrefix } from '#lib/paths';
import { toLanguage } from '#services/i18n';
import { flattenPages } from '#services/navigation';
import { site } from '#services/site';
import type { ShellProps } from '#shell';
import { shellContext, titler, type PageFacts } from './composeShell.ts';
import { siteTree } from './siteTree.ts';

export interface AllPagesProps {
  language: string;
}

export function allPagesRoutes() {
  return site.languages.map((language) => ({
    params: { language: languagePrefix(language).slice(1) || undefined },
    props: { language } satisfies AllPagesProps,
  }));
}

/** Every page of the tree, by top group, in reading order. */
export function readAllPages({ language }: AllPagesProps) {
  const { t, hrefOf } = shellContext(language);
  const titleOf = titler(toLanguage(language));
  const sections = siteTree.map((entry): PageSection => ({
    title: titleOf(entry),
    pages: flattenPages([entry]).map((page) => ({ title: titleOf(page), href: hrefOf(page.path) })),
  }));
  const facts: PageFacts = { path: ALL_PAGES_PATH, language, title: t('searchAllPages') };
  return { facts, t, sections: sections.filter(({ pages }) => pages.length > 0) };
}

/** Where the search offers to go before anything is asked. */
export function searchLinks({ header, context }: Pick<ShellProps, 'header' | 'context'>) {
  return [...header.products, { title: context.t('searchAllPages'), href: context.hrefOf(ALL_PAGES_PATH) }];
}
