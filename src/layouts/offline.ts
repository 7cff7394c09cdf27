import { OFFLINE_PATH, SECTIONS } from '#model/offline';
import { X_PRODUCTS } from '#model/product';
import { shellContext, type PageFacts } from './composeShell.ts';

const LANGUAGE = 'en';

export function offlineRoutes() {
  return [{ params: { language: undefined } }];
}

export function readOfflinePage() {
  const { t } = shellContext(LANGUAGE);
  const facts: PageFacts = {
    path: OFFLINE_PATH,
    language: LANGUAGE,
    title: t('offlineTitle'),
    description: t('offlineAbout'),
  };
  const sections = SECTIONS.map((id) => ({
    id,
    title: id === 'general' ? t('searchProductGeneral') : X_PRODUCTS[`x-${id}`].name,
  }));
  return { facts, t, sections };
}
