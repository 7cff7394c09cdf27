import { LANDING_PATH } from '#model/page';
import { toLanguage } from '#services/i18n';
import { findTrail } from '#services/navigation';
import type { LandingAction, LandingProduct, ShellContext } from '#shell';
import { titler } from './composeShell.ts';
import { picturesOf } from './demoPictures.ts';
import { siteTree } from './siteTree.ts';

/** One demo for each product, whose picture shows all of it. */
const SHOWN = [
  { product: '/x/react-data-grid', demo: 'data-grid/custom-columns/sparkline-column' },
  { product: '/x/react-date-pickers', demo: 'date-pickers/date-calendar/week-selector' },
  { product: '/x/react-charts', demo: 'charts/pie-demo/center-label' },
  { product: '/x/react-tree-view', demo: 'tree-view/rich-tree-view/customization/file-explorer' },
] as const;

/** What the frame of the landing page has in addition; nothing on other pages. */
export function composeLanding(path: string, context: ShellContext) {
  if (path !== LANDING_PATH) return undefined;
  const { t, hrefOf } = context;
  const actions: readonly [LandingAction, LandingAction] = [
    { title: t('landingStart'), href: hrefOf('/x/introduction/installation') },
    { title: t('landingBrowse'), href: '#products' },
  ];
  return { actions, products: productsIn(context) };
}

function productsIn({ language, hrefOf }: ShellContext): LandingProduct[] {
  const titleOf = titler(toLanguage(language));
  return SHOWN.map(({ product, demo }) => {
    const group = findTrail(siteTree, product)?.groups[0];
    if (!group) throw new Error(`The landing page shows ${product}, but it is gone.`);
    return { title: titleOf(group), href: hrefOf(product), ...picturesOf(demo) };
  });
}
