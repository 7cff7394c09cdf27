import { CURRENT_VERSION, FAMILY_VERSIONS, PAGES_SINCE, PRODUCT_VERSIONS, VERSION_HOSTS } from '#content/versions.ts';
import { languagePrefix, localizeHref, withTrailingSlash } from '#lib/paths';
import { isXProduct, type ProductId } from '#model/product';
import type { OlderVersion, VersionLink, VersionMenu } from '#model/version';
import { treePath } from './docsTab.ts';

const PAGES_IN: Readonly<Record<OlderVersion, ReadonlySet<string>>> = {
  v7: new Set([...PAGES_SINCE.v7, ...PAGES_SINCE.v6, ...PAGES_SINCE.v5]),
  v6: new Set([...PAGES_SINCE.v6, ...PAGES_SINCE.v5]),
  v5: new Set(PAGES_SINCE.v5),
  v4: new Set(),
};

/**
 * The version menu of a product, or of the whole family for `null`. A link points to the same page if it is known to exist
 * in the other version, otherwise to the start page of the product there.
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
  };
  const links = older.map((other): VersionLink => {
    const keepsPage = PAGES_IN[other.version].has(page);
    const target = keepsPage ? withTrailingSlash(page) : other.path;
    const href = VERSION_HOSTS[other.version] + languagePrefix(language) + target;
    return { label: other.version, href, isCurrent: false, keepsPage };
  });
  return { name, ...(overline !== undefined && { overline }), links: [current, ...links] };
}
