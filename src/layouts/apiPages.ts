import { CURRENT_VERSION } from '#content/versions.ts';
import { headingsOf, type ApiContent, type ApiContextValue } from '#features/api-reference';
import { localizeHref, splitHref, withoutTrailingSlash } from '#lib/paths';
import type { ApiFolder, ApiPage, ApiPageEntry, ApiProduct } from '#model/api';
import { typeAddress } from '#model/api-anchors';
import { descriptionOfApi, titleOfApi } from '#model/api-heads';
import { pathOfChanges } from '#model/machine-files';
import {
  apiProducts,
  hasGuideAnchor,
  importCostOf,
  readApiPage,
  readApiTypes,
  readOtherComponents,
  readRowHistories,
  readUsage,
} from '#services/api-reference';
import { toLanguage, translator } from '#services/i18n';
import { flattenPages } from '#services/navigation';
import { site } from '#services/site';
import type { PageFacts } from './composeShell.ts';
import { addressInExplorer } from './explorers.ts';
import { inEveryLanguage } from './routePerLanguage.ts';
import { siteTree } from './siteTree.ts';

export interface ApiPageProps {
  folder: ApiFolder;
  entry: ApiPageEntry;
  language: string;
}

/** One route per API page and language: `/x/api/data-grid/`, `/x/api/data-grid/grid-col-def/`. */
export function apiRoutes() {
  return inEveryLanguage(
    apiProducts().flatMap(({ folder, pages }) =>
      pages.map((entry) => ({ params: { page: entry.path.slice('/x/api/'.length) }, props: { folder, entry } })),
    ),
  );
}

/** The content of an API page and the facts for the shell. */
export function readApiRoute({ folder, entry, language }: ApiPageProps) {
  const t = translator(toLanguage(language));
  const content = readApiContent(folder, entry);
  const headings = headingsOf(folder, content, t);
  const facts: PageFacts = {
    path: entry.path,
    language,
    title: titleOfApi(entry, folder, t),
    description: descriptionOfApi(entry, folder, isPage(content) ? content : undefined),
    english: 'description',
    hasAds: entry.kind === 'component',
    hasCode: entry.kind !== 'index' && entry.kind !== 'types',
    headings,
    isReference: true,
  };
  return { facts, content };
}

/** The context for the components of the API page at `path`. */
export function apiContext(
  folder: ApiFolder,
  path: string,
  language: string,
  CodeBlock: ApiContextValue['CodeBlock'],
): ApiContextValue {
  return {
    folder,
    t: translator(toLanguage(language)),
    textLanguage: language === 'en' ? undefined : 'en',
    ...apiLinks(folder, path, language),
    sourceAddress: (file) => `${site.repositoryUrl}/blob/v${CURRENT_VERSION}/${file}`,
    usesOf: readUsage(),
    explorerOf: (component, prop) => addressInExplorer(component, prop, language),
    changesAddress: localizeHref(`${pathOfChanges('last-minor')}/`, language),
    historyOf: (anchor) => readRowHistories(folder).get(anchor),
    costOf: importCostOf,
    CodeBlock,
  };
}

/** Addresses in what is shown at `path`. */
export function apiLinks(
  folder: ApiFolder,
  path: string,
  language: string,
): Pick<ApiContextValue, 'addressOf' | 'typeAddress'> {
  const product = productOf(folder);
  const localize = (href: string) => localizeHref(href, language);
  return {
    addressOf: (href) => {
      const known = existingHref(href);
      return known && localize(known);
    },
    typeAddress: (key) => {
      const address = typeAddress(product, key);
      // Types refer to each other thousands of times; omit the path for anchors on the same page.
      return address.startsWith(`${path}/#`) ? address.slice(path.length + 1) : localize(address);
    },
  };
}

const pages = new Map(
  apiProducts().flatMap((product) => product.pages.map((entry) => [entry.path as string, new Set(entry.anchors)])),
);
const guides = new Set<string>(flattenPages(siteTree).map(({ path }) => path));

/** Packages link to pages and headings of the published documentation; keep only those that exist here. */
function existingHref(href: string): string | undefined {
  const { pathname, hash } = splitHref(href);
  const path = withoutTrailingSlash(pathname);
  const id = hash.slice(1);
  const anchors = pages.get(path);
  if (anchors) return `${path}/${anchors.has(id) ? hash : ''}`;
  if (!guides.has(path)) return undefined;
  return `${path}/${id && hasGuideAnchor(path, id) ? hash : ''}`;
}

function productOf(folder: ApiFolder): ApiProduct {
  const product = apiProducts().find((found) => found.folder === folder);
  if (!product) throw new Error(`The API of ${folder} was not extracted. Run "npm run build".`);
  return product;
}

/** What an API page shows. */
export function readApiContent(folder: ApiFolder, entry: ApiPageEntry): ApiContent {
  switch (entry.kind) {
    case 'index':
      return { kind: 'index', pages: productOf(folder).pages };
    case 'others':
      return { kind: 'others', components: readOtherComponents(folder, entry.name), isIcons: entry.name === 'icons' };
    case 'types':
      return { kind: 'types', types: readApiTypes(folder, entry.name), isInternal: entry.name === 'internal-types' };
    default:
      return readApiPage(folder, entry.path.slice(`/x/api/${folder}/`.length));
  }
}

function isPage(content: ApiContent): content is ApiPage {
  return content.kind === 'component' || content.kind === 'interface' || content.kind === 'hook';
}
