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
import { OLDER_VERSIONS, type OlderVersion, type VersionLink, type VersionMenu } from '#model/version';
import { treePath } from './docsTab.ts';

const PAGES_IN: Readonly<Record<OlderVersion, ReadonlySet<string>>> = {
  v7: new Set([...PAGES_SINCE.v7, ...PAGES_SINCE.v6, ...PAGES_SINCE.v5]),
  v6: new Set([...PAGES_SINCE.v6, ...PAGES_SINCE.v5]),
  v5: new Set(PAGES_SINCE.v5),
  v4: new Set(),
};

/**
 * The version menu of a product, or of the whole family for `null`. It lists every version. A link points to the same page
 * if it is known to exist in the other version, otherwise to the start page of the product there, or of the version.
 */
export function versionLinks(product: ProductId | null, language: string, path: string): VersionMenu {
  const { name, overline, path: start, older } = isXProduct(product) ? PRODUCT_VERSIONS[product] : FAMILY_VERSIONS;
  const page = treePath(path);
  const isPage = `${page}/`.startsWith('/x/');
  const current: VersionLink = {
    label: `v${CURRENT_VERSION}`,
    href: localizeHref(withTrailingSlash(isPage ? page : start), language),
    isCurrent: true,
    keepsPage: isPage,
    lacksProduct: false,
  };
  const links = OLDER_VERSIONS.map((version): VersionLink => {
    const keepsPage = PAGES_IN[version].has(page);
    const target = keepsPage ? withTrailingSlash(page) : (older[version] ?? FIRST_PAGES[version]);
    const href = VERSION_HOSTS[version] + languagePrefix(language) + target;
    return { label: version, href, isCurrent: false, keepsPage, lacksProduct: older[version] === undefined };
  });
  return { name, ...(overline !== undefined && { overline }), links: [current, ...links] };
}
