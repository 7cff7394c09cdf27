import { dirname } from 'node:path';
import en from '#content/translations/en.json' with { type: 'json' };
import { API_FOLDERS, type ApiFolder, type ApiProduct } from '#model/api';
import type { ApiNames } from '../../api-extractor/index.ts';
import type { ScannedPage } from '../../content-pipeline/index.ts';
import type { Addresses } from '../addresses.ts';
import type { ModelReader } from '../api/apiPages.ts';
import type { ApiMarkdownContext } from '../api/context.ts';
import { groupBody } from '../api/listBodies.ts';
import { type MachinePage, type NavPlace, pathOfProduct } from '../machinePage.ts';
import { blocksOf } from './guideBody.ts';

/** A page from `content`. */
export function guidePage(
  root: string,
  guide: ScannedPage,
  place: NavPlace | undefined,
  api: ApiNames,
  addresses: Addresses,
): MachinePage {
  const { path, file, frontMatter, tree, reading } = guide;
  return {
    kind: 'guide',
    path,
    title: frontMatter.title,
    description: frontMatter.description,
    product: productOfPath(path),
    plan: place?.plan,
    status: place?.status,
    packages: frontMatter.packages ?? [],
    body: () =>
      blocksOf(tree.children, { root, path, folder: dirname(file), reading, api, addresses, shown: new Map() }),
  };
}

/** The API tabs of a guide: one for components, one for hooks. */
export function tabPages(
  guide: ScannedPage,
  place: NavPlace | undefined,
  product: ApiProduct,
  models: ModelReader,
  contextOf: (path: string) => ApiMarkdownContext,
): MachinePage[] {
  const { components = [], hooks = [], title, packages = [] } = guide.frontMatter;
  const tabs = [
    { name: 'components-api', title: en.interface.tabComponents, of: components },
    { name: 'hooks-api', title: en.interface.tabHooks, of: hooks },
  ];
  return tabs
    .filter(({ of }) => of.length > 0)
    .map((tab) => {
      const path = `${guide.path}/${tab.name}`;
      return {
        kind: 'tab',
        path,
        title: `${title}: ${tab.title}`,
        description: `API reference for ${tab.of.join(', ')}.`,
        product: product.folder,
        plan: place?.plan,
        packages,
        body: () =>
          groupBody(
            tab.of.flatMap((name) => modelOf(name, product, models)),
            contextOf(path),
          ),
      };
    });
}

function modelOf(name: string, product: ApiProduct, models: ModelReader) {
  const entry = product.pages.find((page) => page.name === name);
  const page = entry && models.pageOf(product.folder, entry);
  return page && page.kind !== 'interface' ? [page] : [];
}

function productOfPath(path: string): ApiFolder | undefined {
  return API_FOLDERS.find((folder) => `${path}/`.startsWith(`${pathOfProduct(folder)}/`));
}
