import dataGrid from '#content/playground/data-grid/App.tsx?raw';
import datePickers from '#content/playground/date-pickers/App.tsx?raw';
import charts from '#content/playground/charts/App.tsx?raw';
import treeView from '#content/playground/tree-view/App.tsx?raw';
import type { Starter } from '#features/playground';
import { languagePrefix } from '#lib/paths';
import { PLAYGROUND_PATH } from '#model/playground';
import { X_PRODUCTS, type XProductId } from '#model/product';
import { site } from '#services/site';
import { shellContext, type PageFacts } from './composeShell.ts';

const starter = (product: XProductId, text: string): Starter => ({
  name: product.slice('x-'.length),
  title: X_PRODUCTS[product].name,
  files: [{ name: 'App.tsx', text }],
});

const starters = [starter('x-data-grid', dataGrid), starter('x-date-pickers', datePickers), starter('x-charts', charts), starter('x-tree-view', treeView)];

/** One route per language: `/x/playground/`, `/zh/x/playground/`. */
export function playgroundRoutes() {
  return site.languages.map((language) => ({ params: { language: languagePrefix(language).slice(1) || undefined }, props: { language } }));
}

/** The playground as it is in a language. It follows none of the display settings (specification §2). */
export function readPlayground(language: string) {
  const { t } = shellContext(language);
  const facts: PageFacts = { path: PLAYGROUND_PATH, language, title: t('playground'), description: t('playgroundAbout'), hasDisplaySettings: false };
  return { facts, t, starters };
}
