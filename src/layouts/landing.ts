import { createElement } from 'react';
import { SearchField } from '#features/search';
import { LANDING_PATH } from '#model/page';
import type { LandingAction, ShellContext } from '#shell';

/** What the frame of the landing page has in addition; nothing on other pages. */
export function composeLanding(path: string, context: ShellContext) {
  if (path !== LANDING_PATH) return undefined;
  const { t, hrefOf } = context;
  const actions: readonly [LandingAction, LandingAction] = [
    { title: t('landingStart'), href: hrefOf('/x/introduction/installation') },
    { title: t('landingBrowse'), href: '#products' },
  ];
  return { actions, search: createElement(SearchField, context) };
}
