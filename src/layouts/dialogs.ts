import { ALL_PAGES_PATH } from '#features/search';
import { DIALOGS_PATH } from '#model/dialogs';
import { toLanguage } from '#services/i18n';
import { sections, shellContext, titler, type PageFacts } from './composeShell.ts';

export interface DialogsProps {
  language: string;
}

export function readDialogs({ language }: DialogsProps) {
  const { t, hrefOf } = shellContext(language);
  const facts: PageFacts = { path: DIALOGS_PATH, language, title: t('settings') };
  // Where the search offers to go before anything is asked.
  const links = [...sections(titler(toLanguage(language)), hrefOf, undefined), { title: t('searchAllPages'), href: hrefOf(ALL_PAGES_PATH) }];
  return { facts, t, links };
}
