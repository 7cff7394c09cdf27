import { splitHref, withoutTrailingSlash } from '#lib/paths';
import { pathOfTwin } from '#model/machine-files';

/** What links in files for machines are resolved against. */
export interface Addresses {
  /** The absolute address of a place that is written as `/x/…`, as `#…` on the page `from`, or as an outside address. */
  resolve: (href: string, from: string) => string;
  /** The absolute address of a page for people. */
  pageOf: (path: string) => string;
  /** The absolute address of a file of the site. */
  fileOf: (path: string) => string;
}

/**
 * Links between pages lead from twin to twin, as absolute addresses, so that they can be followed from wherever the text
 * was pasted. The hash is kept: without `.md`, the address is the place on the page for people. What has no twin, such as
 * a short link, keeps its own address.
 */
export function createAddresses(siteUrl: string, twins: ReadonlySet<string>): Addresses {
  return {
    resolve(href, from) {
      if (href.startsWith('#')) return `${siteUrl}${pathOfTwin(from)}${href}`;
      if (!href.startsWith('/')) return href;
      const { pathname, query, hash } = splitHref(href);
      const path = withoutTrailingSlash(pathname);
      return twins.has(path) ? `${siteUrl}${pathOfTwin(path)}${hash}` : `${siteUrl}${pathname}${query}${hash}`;
    },
    pageOf: (path) => `${siteUrl}${path}/`,
    fileOf: (path) => `${siteUrl}${path}`,
  };
}
