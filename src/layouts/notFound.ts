import { toLanguage } from '#services/i18n';
import { site } from '#services/site';
import { sections, shellContext, titler, type PageFacts } from './composeShell.ts';

/** One route per language with a prefix; the English one is at the root. */
export function notFoundRoutes() {
  return site.languages.filter((language) => language !== 'en').map((language) => ({ params: { language } }));
}

export function readNotFound(language: string) {
  const context = shellContext(language);
  const facts: PageFacts = { path: '/404', language, title: context.t('notFoundTitle') };
  return { facts, context, links: sections(titler(toLanguage(language)), context.hrefOf, undefined) };
}
