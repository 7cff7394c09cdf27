import { getCollection } from 'astro:content';
import { headingsOf, type ApiContent } from '#features/api-reference';
import type { ApiComponent, ApiFolder, ApiHook } from '#model/api';
import { pathOfFolder } from '#model/page';
import { apiProducts, readApiPage } from '#services/api-reference';
import { toLanguage, translator } from '#services/i18n';
import type { DocsTab } from '#services/navigation';
import type { PageFacts } from './composeShell.ts';
import { pathOfTab, tabsOf } from './docsTabs.ts';
import { documentedApi, folderOf, titleIn, type GuideProps } from './guides.ts';
import { inEveryLanguage } from './routePerLanguage.ts';

export interface DocsTabProps extends GuideProps {
  folder: ApiFolder;
  tab: Exclude<DocsTab, 'demos'>;
}

/** The API tabs of guides: `/x/react-charts/bars/components-api/`, `/x/react-charts/bars/hooks-api/`. */
export async function docsTabRoutes() {
  const tabs = await listTabs();
  return inEveryLanguage(
    tabs.map(({ tab, ...guide }) => ({
      params: { page: guide.path.slice('/x/'.length), docsTab: tab },
      props: { ...guide, tab },
    })),
  );
}

/** The paths of all API tabs, in one language. */
export async function docsTabPaths(): Promise<string[]> {
  const tabs = await listTabs();
  return tabs.map(({ path, tab }) => pathOfTab(path, tab));
}

async function listTabs(): Promise<Omit<DocsTabProps, 'language'>[]> {
  const entries = await getCollection('pages');
  return entries.flatMap((entry) => {
    const { product: folder } = entry.data;
    const path = pathOfFolder(folderOf(entry));
    return tabsOf(documentedApi(entry)).flatMap((tab) =>
      folder && tab !== 'demos' ? [{ entry, path, folder, tab }] : [],
    );
  });
}

/** The API of everything a guide documents, from the same models as the API pages. */
export function readDocsTab({ entry, path, language, folder, tab }: DocsTabProps) {
  const { components = [], hooks = [] } = documentedApi(entry);
  const names = tab === 'components-api' ? components : hooks;
  const content: ApiContent = { kind: 'group', pages: names.map((name) => readNamed(folder, name)) };
  const facts: PageFacts = {
    path: pathOfTab(path, tab),
    language,
    title: titleIn(language, path, entry.data.title),
    description: `API reference for ${names.join(', ')}.`,
    english: 'description',
    packages: entry.data.packages,
    api: documentedApi(entry),
    hasCode: true,
    headings: headingsOf(folder, content, translator(toLanguage(language))),
    isReference: true,
  };
  return { facts, content };
}

function readNamed(folder: ApiFolder, name: string): ApiComponent | ApiHook {
  const entry = apiProducts()
    .find((product) => product.folder === folder)
    ?.pages.find((page) => page.name === name);
  const page = entry && readApiPage(folder, entry.path.slice(`/x/api/${folder}/`.length));
  if (!page || page.kind === 'interface')
    throw new Error(`${name} is neither a component nor a hook with a page in the API reference of ${folder}.`);
  return page;
}
