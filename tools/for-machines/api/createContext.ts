import { CURRENT_VERSION } from '#content/versions.ts';
import { splitHref, withoutTrailingSlash } from '#lib/paths';
import { API_FOLDERS, type ApiManifest, type ApiProduct } from '#model/api';
import { typeAddress } from '#model/api-anchors';
import type { ApiHistory } from '#model/api-history';
import { type RowHistories, rowHistories } from '#model/row-history';
import type { ScannedPage } from '../../content-pipeline/index.ts';
import type { Addresses } from '../addresses.ts';
import type { ApiMarkdownContext } from './context.ts';

interface LinkSources {
  manifest: ApiManifest;
  guides: readonly ScannedPage[];
  history: ApiHistory;
  addresses: Addresses;
  repositoryUrl: string;
}

/** Creates the contexts of Markdown versions. Links of the packages to the published documentation are kept only if the target exists here. */
export function createContexts({ manifest, guides, history, addresses, repositoryUrl }: LinkSources) {
  const entries = manifest.products.flatMap(({ pages }) => pages);
  const anchors = new Map<string, ReadonlySet<string>>([
    ...entries.map(({ path, anchors }) => [path, new Set(anchors)] as const),
    ...guides.map(({ path, ids }) => [path, new Set(ids)] as const),
  ]);

  const histories = new Map(API_FOLDERS.map((folder) => [folder, rowHistories(history, folder, CURRENT_VERSION)]));

  return function contextOf(product: ApiProduct, path: string): ApiMarkdownContext {
    const { folder } = product;
    const rows: RowHistories = histories.get(folder) ?? new Map();
    return {
      folder,
      path,
      addresses,
      addressOf(href) {
        const { pathname, hash } = splitHref(href);
        const known = anchors.get(withoutTrailingSlash(pathname));
        if (!known) return undefined;
        return addresses.resolve(`${pathname}${known.has(hash.slice(1)) ? hash : ''}`, path);
      },
      typeAddress: (key) => addresses.resolve(typeAddress(product, key), path),
      sourceAddress: (file) => `${repositoryUrl}/blob/v${CURRENT_VERSION}/${file}`,
      historyOf: (anchor) => rows.get(anchor),
      guidesOf: (name) =>
        guides
          .filter(
            ({ frontMatter: { product, components = [], hooks = [] } }) =>
              product === folder && [...components, ...hooks].includes(name),
          )
          .map((guide) => ({ title: guide.frontMatter.title, path: guide.path })),
    };
  };
}
