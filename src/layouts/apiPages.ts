import { CURRENT_VERSION } from '#content/versions.ts';
import { headingsOf, leadOf, type ApiContent, type ApiContextValue } from '#features/api-reference';
import { languagePrefix, localizeHref, splitHref, withoutTrailingSlash } from '#lib/paths';
import type { ApiFolder, ApiPageEntry, ApiProduct } from '#model/api';
import { X_PRODUCTS } from '#model/product';
import { apiProducts, hasGuideAnchor, readApiPage, readApiTypes, readOtherComponents, readUsage, typeAddress } from '#services/api-reference';
import { toLanguage, translator, type Translate } from '#services/i18n';
import { flattenPages } from '#services/navigation';
import { site } from '#services/site';
import type { PageFacts } from './composeShell.ts';
import { siteTree } from './siteTree.ts';

export interface ApiPageProps {
  folder: ApiFolder;
  entry: ApiPageEntry;
  language: string;
}

/** One route per API page and language: `/x/api/data-grid/`, `/x/api/data-grid/grid-col-def/`. */
export function apiRoutes() {
  return site.languages.flatMap((language) =>
    apiProducts().flatMap(({ folder, pages }) =>
      pages.map((entry) => {
        const params = { language: languagePrefix(language).slice(1) || undefined, page: entry.path.slice('/x/api/'.length) };
        return { params, props: { folder, entry, language } satisfies ApiPageProps };
      }),
    ),
  );
}

/** What an API page shows, and what the frame around it has to know. */
export function readApiRoute({ folder, entry, language }: ApiPageProps) {
  const t = translator(toLanguage(language));
  const content = contentOf(folder, entry);
  const facts: PageFacts = {
    path: entry.path,
    language,
    title: titleOf(entry, folder, t),
    description: descriptionOf(content, entry, folder),
    hasAds: entry.kind === 'component',
    hasCode: entry.kind !== 'index' && entry.kind !== 'types',
    headings: headingsOf(content, t),
  };
  return { facts, content };
}

/** Everything the parts of the API page at `path` ask for. */
export function apiContext(folder: ApiFolder, path: string, language: string, CodeBlock: ApiContextValue['CodeBlock']): ApiContextValue {
  const product = productOf(folder);
  const toAddress = (href: string) => localizeHref(href, language);
  return {
    folder,
    t: translator(toLanguage(language)),
    addressOf: (href) => {
      const known = knownPlace(href);
      return known && toAddress(known);
    },
    typeAddress: (key) => {
      const address = typeAddress(product, key);
      // Pages of types mention each other thousands of times; a place on the same page needs no path.
      return address.startsWith(`${path}/#`) ? address.slice(path.length + 1) : toAddress(address);
    },
    sourceAddress: (file) => `${site.repositoryUrl}/blob/v${CURRENT_VERSION}/${file}`,
    usesOf: readUsage(),
    CodeBlock,
  };
}

const pages = new Map(apiProducts().flatMap((product) => product.pages.map((entry) => [entry.path as string, new Set(entry.anchors)])));
const guides = new Set<string>(flattenPages(siteTree).map(({ path }) => path));

/** Packages link to pages and headings of the published documentation; here only to those that exist. */
function knownPlace(href: string): string | undefined {
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

function contentOf(folder: ApiFolder, entry: ApiPageEntry): ApiContent {
  switch (entry.kind) {
    case 'index':
      return { kind: 'index', pages: productOf(folder).pages };
    case 'others':
      return { kind: 'others', components: readOtherComponents(folder) };
    case 'types':
      return { kind: 'types', types: readApiTypes(folder, entry.name), isInternal: entry.name === 'internal-types' };
    default:
      return readApiPage(folder, entry.path.slice(`/x/api/${folder}/`.length));
  }
}

function titleOf({ kind, name }: ApiPageEntry, folder: ApiFolder, t: Translate): string {
  const product = X_PRODUCTS[`x-${folder}`].name;
  if (kind === 'index') return `${product} API`;
  if (kind === 'others') return `${product}: ${t('apiOthers')}`;
  if (kind === 'types') return `${product}: ${t(name === 'types' ? 'apiTypes' : 'apiInternalTypes')}`;
  return `${name} API`;
}

/** What the package says of it; without a word of the package, what the page has. */
function descriptionOf(content: ApiContent, { name }: ApiPageEntry, folder: ApiFolder): string {
  const product = X_PRODUCTS[`x-${folder}`].name;
  switch (content.kind) {
    case 'component':
      return leadOf(content.description).lead ?? `Props${content.slots.length > 0 ? ', slots' : ''}${content.classes.length > 0 ? ', CSS classes' : ''} and types of the ${name} component.`;
    case 'interface':
      return leadOf(content.description).lead ?? `Properties of the ${name} type, with their types, defaults and plans.`;
    case 'hook':
      return leadOf(content.description).lead ?? `How to call the ${name} hook, what it takes and what it returns.`;
    case 'others':
      return `Components that the ${product} packages export besides those with a page of their own.`;
    case 'types':
      return content.isInternal ? `Types that the ${product} packages are made of but do not export.` : `Every exported type that the API pages of ${product} mention.`;
    default:
      return `All components, interfaces and hooks of ${product}, with the plan each needs.`;
  }
}
