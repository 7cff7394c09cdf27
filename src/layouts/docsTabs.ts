import type { DocsTab } from '#services/navigation';
import type { DocsTabLink, ShellContext } from '#shell';

/** What the front matter of a page says about its API. */
export interface DocumentedApi {
  components?: readonly string[] | undefined;
  hooks?: readonly string[] | undefined;
}

/** The sides a page has: its guide always, the others when its front matter names components or hooks. */
export function tabsOf({ components = [], hooks = [] }: DocumentedApi): DocsTab[] {
  return ['demos', ...(components.length > 0 ? (['components-api'] as const) : []), ...(hooks.length > 0 ? (['hooks-api'] as const) : [])];
}

/** The path of one side: `/x/react-charts/bars`, `/x/react-charts/bars/components-api`. */
export function pathOfTab(path: string, tab: DocsTab): string {
  return tab === 'demos' ? path : `${path}/${tab}`;
}

const TITLES = { demos: 'tabDemos', 'components-api': 'tabComponents', 'hooks-api': 'tabHooks' } as const;

/** Title of one side: "Bars" for the guide, "Bars: Components API" for another. */
export function titleOfTab(title: string, tab: DocsTab, t: ShellContext['t']): string {
  return tab === 'demos' ? title : `${title}: ${t(TITLES[tab])}`;
}

export function tabLinks(path: string, current: DocsTab, api: DocumentedApi, { t, hrefOf }: ShellContext): DocsTabLink[] {
  return tabsOf(api).map((tab) => ({ title: t(TITLES[tab]), href: hrefOf(pathOfTab(path, tab)), isCurrent: tab === current }));
}
