import { splitHref, withoutTrailingSlash } from '#lib/paths';
import { pathOfMarkdown } from '#model/machine-files';

/** Resolves links in machine-readable files. Without a public URL of the site, they are relative to its root. */
export interface Addresses {
  /** The absolute URL of `/x/…`, of `#…` on the page `from`, or of an external link. */
  resolve: (href: string, from: string) => string;
  /** The absolute URL of an HTML page. */
  pageOf: (path: string) => string;
  /** The absolute URL of a file of the site. */
  fileOf: (path: string) => string;
}

/**
 * Links between pages point from Markdown to Markdown. They are absolute, so that they work wherever the text is pasted. The hash
 * is kept: without `.md`, the URL is the same place on the HTML page. A target without a Markdown version, such as a short link, keeps
 * its own URL.
 */
export function createAddresses(siteUrl: string, versions: ReadonlySet<string>): Addresses {
  return {
    resolve(href, from) {
      if (href.startsWith('#')) return `${siteUrl}${pathOfMarkdown(from)}${href}`;
      if (!href.startsWith('/')) return href;
      const { pathname, query, hash } = splitHref(href);
      const path = withoutTrailingSlash(pathname);
      return versions.has(path) ? `${siteUrl}${pathOfMarkdown(path)}${hash}` : `${siteUrl}${pathname}${query}${hash}`;
    },
    pageOf: (path) => `${siteUrl}${path}/`,
    fileOf: (path) => `${siteUrl}${path}`,
  };
}
