import { LANDING_DEMOS } from '#content/shown-demos.ts';
import { LANDING_PATH } from '#model/page';
import type { PagePath } from '#model/nav';
import { picturesOfDemo } from '#services/api-reference';
import { toLanguage } from '#services/i18n';
import { findTrail } from '#services/navigation';
import type { LandingAction, LandingProduct, ShellContext } from '#shell';
import { titler } from './composeShell.ts';
import { siteTree } from './siteTree.ts';

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
  return Object.entries(LANDING_DEMOS).map(([folder, demo]) => {
    const product: PagePath = `/x/react-${folder}`;
    const group = findTrail(siteTree, product)?.groups[0];
    if (!group) throw new Error(`The landing page shows ${product}, but it is gone.`);
    return { title: titleOf(group), href: hrefOf(product), ...picturesOfDemo(demo) };
  });
}
