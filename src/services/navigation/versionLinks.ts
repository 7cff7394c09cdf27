import {
  CURRENT_VERSION,
  FAMILY_VERSIONS,
  FIRST_PAGES,
  PAGES_SINCE,
  PRODUCT_VERSIONS,
  VERSION_HOSTS,
} from '#content/versions.ts';
import { languagePrefix, localizeHref, withTrailingSlash } from '#lib/paths';
import { isXProduct, type ProductId } from '#model/product';
import { OLDER_VERSIONS, type OlderVersion, type VersionLink } from '#model/version';
import { treePath } from './docsTab.ts';

const PAGES_IN: Readonly<Record<OlderVersion, ReadonlySet<string>>> = {
  v7: new Set([...PAGES_SINCE.v7, ...PAGES_SINCE.v6, ...PAGES_SINCE.v5]),
  v6: new Set([...PAGES_SINCE.v6, ...PAGES_SINCE.v5]),
  v5: new Set(PAGES_SINCE.v5),
  v4: new Set(),
};

/**
 * The versions of a product, or of the whole family for `null`: the current one, then all older ones. A link points to the same page
 * if it is known to exist in the other version, otherwise to the start page of the product there, or of the version.
 */
export function versionLinks(product: ProductId | null, language: string, path: string): VersionLink[] {
  const { path: start, older } = isXProduct(product) ? PRODUCT_VERSIONS[product] : FAMILY_VERSIONS;
  const page = treePath(path);
  const isPage = `${page}/`.startsWith('/x/');
  const current: VersionLink = {
    label: `v${CURRENT_VERSION}`,
    href: localizeHref(withTrailingSlash(isPage ? page : start), language),
    isCurrent: true,
    lacksProduct: false,
  };
  const links = OLDER_VERSIONS.map((version): VersionLink => {
    const isThere = PAGES_IN[version].has(page);
    const target = isThere ? withTrailingSlash(page) : (older[version] ?? FIRST_PAGES[version]);
    const href = VERSION_HOSTS[version] + languagePrefix(language) + target;
    return { label: version, href, isCurrent: false, lacksProduct: older[version] === undefined };
  });
  return [current, ...links];
}
