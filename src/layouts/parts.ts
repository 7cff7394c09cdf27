import { ALL_PAGES_PATH } from '#features/search';
import { PARTS_PATH } from '#model/parts';
import { PLAYGROUND_PATH } from '#model/playground';
import { toLanguage } from '#services/i18n';
import { sections, shellContext, titler, type PageFacts } from './composeShell.ts';

export interface PartsProps {
  language: string;
}

export function readParts({ language }: PartsProps) {
  const { t, hrefOf } = shellContext(language);
  const facts: PageFacts = { path: PARTS_PATH, language, title: t('settings') };
  // Links shown in the search before a query is entered.
  const links = [
    ...sections(titler(toLanguage(language)), hrefOf, undefined),
    { title: t('searchAllPages'), href: hrefOf(ALL_PAGES_PATH) },
  ];
  return { facts, t, language: toLanguage(language), links, playgroundHref: hrefOf(PLAYGROUND_PATH) };
}
