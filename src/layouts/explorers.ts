import { controlledProps, controlsOf, type ExplorerPlace, plansOf, type PlanComponents } from '#features/explorer';
import { fillIn } from '#lib/fill-in';
import { localizeHref } from '#lib/paths';
import type { ApiComponent } from '#model/api';
import { pathOfApi } from '#model/api-anchors';
import { EXPLORER_PATH, type ExplorerDefinition } from '#model/explorer';
import { PLAYGROUND_PATH } from '#model/playground';
import { labelsOf } from '#model/row-history';
import { apiProducts, picturesOfDemo, readApiPage, readRowHistories } from '#services/api-reference';
import { shellContext, type PageFacts } from './composeShell.ts';
import { definitions, explorerOf, slugOf } from './explorerPaths.ts';
import { inEveryLanguage } from './routePerLanguage.ts';

export interface ExplorerPageProps {
  /** `/content/explorer/bar-chart/explorer.ts`. */
  file: string;
  language: string;
}

/** One route per explorer and language: `/x/explorer/bar-chart/`. */
export function explorerRoutes() {
  return inEveryLanguage(
    Object.keys(definitions).map((file) => ({ params: { component: slugOf(file) }, props: { file } })),
  );
}

/** The explorers in the order of products. */
export function listExplorers(language: string) {
  const { hrefOf } = shellContext(language);
  const products = apiProducts().map(({ folder }) => folder);
  return Object.entries(definitions)
    .toSorted(([, a], [, b]) => products.indexOf(a.folder) - products.indexOf(b.folder))
    .map(([file, definition]) => ({
      name: nameOf(definition),
      href: hrefOf(`${EXPLORER_PATH}/${slugOf(file)}`),
      text: definition.text,
      folder: definition.folder,
      ...picturesOfDemo(definition.picture),
    }));
}

export function readExplorerList({ language }: { language: string }) {
  const { t } = shellContext(language);
  const facts: PageFacts = {
    path: EXPLORER_PATH,
    language,
    title: t('explorerTitle'),
    description: t('explorerOverview'),
    isFullWidth: true,
  };
  return { facts, explorers: listExplorers(language) };
}

export function readExplorer({ file, language }: ExplorerPageProps, isLicensed: boolean) {
  const definition = definitions[file];
  if (!definition) throw new Error(`${file} is not an explorer.`);
  const around = shellContext(language);
  const { t, hrefOf } = around;
  const title = fillIn(t('explorerOf'), { name: nameOf(definition) });
  const facts: PageFacts = {
    path: `${EXPLORER_PATH}/${slugOf(file)}`,
    product: definition.folder,
    language,
    title,
    description: definition.text,
    english: 'description',
    isFullWidth: true,
    hasCode: true,
  };
  const place: ExplorerPlace = {
    t,
    definition,
    groups: controlsOf(definition, componentsOf(definition, hrefOf), {
      recipes: t('explorerRecipes'),
      titleOf: (group) => t(`apiGroup_${group}`),
      addressOf: (href) => localizeHref(href, language),
      historyOf: (anchor) =>
        labelsOf(readRowHistories(definition.folder).get(anchor)).map(({ id, release }) => fillIn(t(id), { release })),
    }),
    playgroundHref: hrefOf(PLAYGROUND_PATH),
    current: nameOf(definition),
    explorers: listExplorers(language).filter(({ folder }) => folder === definition.folder),
    overviewHref: hrefOf(EXPLORER_PATH),
  };
  const frame = {
    title,
    height: definition.height,
    isServerRendered: definition.shape !== 'grid',
    isUnlicensed: plansOf(definition)[0] !== 'community' && !isLicensed,
    around,
  };
  return { facts, place, frame };
}

/** The controls of each component that an explorer shows. */
const controlled = new Map<string, ReadonlySet<string>>();

/** The explorer of a component, with a prop set to what differs from its default; `undefined` if it has no control. */
export function addressInExplorer(component: string, prop: string | undefined, language: string): string | undefined {
  const path = explorerOf(component);
  if (!path) return undefined;
  if (controlled.size === 0)
    for (const definition of Object.values(definitions)) {
      const ids = controlledProps(definition, componentsOf(definition));
      for (const [name] of Object.values(definition.components)) controlled.set(name, ids);
    }
  if (prop && !controlled.get(component)?.has(prop)) return undefined;
  return localizeHref(`${path}/`, language) + (prop ? `#${prop}` : '');
}

function nameOf({ components }: ExplorerDefinition): string {
  return Object.values(components)[0]?.[0] ?? '';
}

/** The models of the components of all plans, with the addresses of their API pages. */
export function componentsOf(
  definition: ExplorerDefinition,
  hrefOf: (path: string) => string = (path) => path,
): PlanComponents {
  const { folder, components } = definition;
  const pages = apiProducts().find((product) => product.folder === folder)?.pages ?? [];
  return plansOf(definition).map((plan) => {
    const [name] = components[plan] ?? [];
    const page = pages.find((one) => one.kind === 'component' && one.name === name);
    if (!page) throw new Error(`The API reference of ${folder} has no page of ${name}, which an explorer shows.`);
    const slug = page.path.slice(pathOfApi(folder).length + 1);
    return { plan, component: readApiPage(folder, slug) as ApiComponent, address: hrefOf(page.path) };
  });
}
