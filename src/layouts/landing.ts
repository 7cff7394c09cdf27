import { createElement } from 'react';
import { SearchField } from '#features/search';
import { pathOfDemoPicture } from '#model/demo-picture';
import { LANDING_PATH } from '#model/page';
import { readDemoUsage } from '#services/api-reference';
import { toLanguage } from '#services/i18n';
import { findTrail } from '#services/navigation';
import type { LandingAction, LandingProduct, ShellContext } from '#shell';
import { titler } from './composeShell.ts';
import { siteTree } from './siteTree.ts';

/** One demo for each product, and the part of its picture that says most: from 0 % at the left to 100 %. */
const SHOWN = [
  { product: '/x/react-data-grid', demo: 'data-grid/custom-columns/renderer-gallery', focus: '0%' },
  { product: '/x/react-date-pickers', demo: 'date-pickers/date-calendar/basic-calendar', focus: '50%' },
  { product: '/x/react-charts', demo: 'charts/pie-demo/center-label', focus: '26%' },
  { product: '/x/react-tree-view', demo: 'tree-view/rich-tree-view/customization/file-explorer', focus: '50%' },
] as const;

/** What the frame of the landing page has in addition; nothing on other pages. */
export function composeLanding(path: string, context: ShellContext) {
  if (path !== LANDING_PATH) return undefined;
  const { t, hrefOf } = context;
  const actions: readonly [LandingAction, LandingAction] = [
    { title: t('landingStart'), href: hrefOf('/x/introduction/installation') },
    { title: t('landingBrowse'), href: '#products' },
  ];
  return { actions, products: productsIn(context), search: createElement(SearchField, context) };
}

function productsIn({ language, hrefOf }: ShellContext): LandingProduct[] {
  const titleOf = titler(toLanguage(language));
  return SHOWN.map(({ product, demo, focus }) => {
    const group = findTrail(siteTree, product)?.groups[0];
    const shown = readDemoUsage().find((one) => one.demo === demo);
    if (!group || !shown) throw new Error(`The landing page shows ${demo} of ${product}, but one of them is gone.`);
    const pictureIn = (mode: 'light' | 'dark') => pathOfDemoPicture(shown, shown.picture ?? '', mode);
    return { title: titleOf(group), href: hrefOf(product), light: pictureIn('light'), dark: pictureIn('dark'), focus };
  });
}
