import type { DocsTab } from '#services/navigation';
import type { DocsTabLink, ShellContext } from '#shell';
import { explorerOf } from './explorerPaths.ts';

/** The API in the front matter of a page. */
export interface DocumentedApi {
  components?: readonly string[] | undefined;
  hooks?: readonly string[] | undefined;
}

/** The tabs of a page: always the guide, the others if its front matter lists components or hooks. */
export function tabsOf({ components = [], hooks = [] }: DocumentedApi): DocsTab[] {
  return [
    'demos',
    ...(components.length > 0 ? (['components-api'] as const) : []),
    ...(hooks.length > 0 ? (['hooks-api'] as const) : []),
  ];
}

/** The path of a tab: `/x/react-charts/bars`, `/x/react-charts/bars/components-api`. */
export function pathOfTab(path: string, tab: DocsTab): string {
  return tab === 'demos' ? path : `${path}/${tab}`;
}

const TITLES = { demos: 'tabDemos', 'components-api': 'tabComponents', 'hooks-api': 'tabHooks' } as const;

/** Title of a tab: "Bars" for the guide, "Bars: Components API" for another. */
export function titleOfTab(title: string, tab: DocsTab, t: ShellContext['t']): string {
  return tab === 'demos' ? title : `${title}: ${t(TITLES[tab])}`;
}

/** The tabs, and the explorer of the first component that has one. */
export function tabLinks(
  path: string,
  current: DocsTab,
  api: DocumentedApi,
  { t, hrefOf }: ShellContext,
): DocsTabLink[] {
  const tabs = tabsOf(api).map((tab) => ({
    title: t(TITLES[tab]),
    href: hrefOf(pathOfTab(path, tab)),
    isCurrent: tab === current,
  }));
  const explorer = api.components?.map(explorerOf).find((one) => one !== undefined);
  return explorer ? [...tabs, { title: t('tabExplorer'), href: hrefOf(explorer), isCurrent: false }] : tabs;
}
