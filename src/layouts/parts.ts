import { CURRENT_VERSION } from '#content/versions.ts';
import { ALL_PAGES_PATH } from '#features/search';
import { PARTS_PATH } from '#model/parts';
import type { PagePath } from '#model/nav';
import { PLAYGROUND_PATH, STARTER_PATH } from '#model/playground';
import { majorOf } from '#model/releases';
import { readApiHistory } from '#services/api-reference';
import { toLanguage } from '#services/i18n';
import { findTrail, flattenPages } from '#services/navigation';
import { sections, shellContext, titler, type PageFacts } from './composeShell.ts';
import { listExplorers } from './explorers.ts';
import { siteTree } from './siteTree.ts';

/** What most readers come for, of each product. */
const POPULAR: readonly PagePath[] = [
  '/x/introduction/installation',
  '/x/react-data-grid/sorting',
  '/x/react-data-grid/pagination',
  '/x/react-date-pickers/date-picker',
  '/x/react-charts/bars',
  '/x/react-tree-view/rich-tree-view/items',
];

/** What readers can say they use: releases of this major version, newest first. */
function usableReleases(): string[] {
  return readApiHistory()
    .releases.filter((release) => majorOf(release) === majorOf(CURRENT_VERSION))
    .toReversed();
}

export interface PartsProps {
  language: string;
}

export function readParts({ language }: PartsProps) {
  const { t, hrefOf } = shellContext(language);
  const facts: PageFacts = { path: PARTS_PATH, language, title: t('settings') };
  const titleOf = titler(toLanguage(language));
  const popular = flattenPages(siteTree)
    .filter(({ path }) => POPULAR.includes(path))
    .map((page) => {
      const [section] = findTrail(siteTree, page.path)?.groups ?? [];
      return {
        path: hrefOf(page.path),
        title: [section, page].flatMap((entry) => (entry ? titleOf(entry) : [])).join(' › '),
      };
    });
  // Links shown in the search before a query is entered.
  const links = [...sections(titleOf, hrefOf, undefined), { title: t('allPages'), href: hrefOf(ALL_PAGES_PATH) }];
  return {
    facts,
    t,
    language: toLanguage(language),
    popular,
    links,
    playgroundHref: hrefOf(PLAYGROUND_PATH),
    starterHref: hrefOf(STARTER_PATH),
    explorers: listExplorers(language).map(({ name, href }) => ({ name, href })),
    releases: usableReleases(),
  };
}
