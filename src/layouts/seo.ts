import { localizeHref, parsePath, withTrailingSlash } from '#lib/paths';
import { flattenPages } from '#services/navigation';
import { site } from '#services/site';
import { siteIndex } from './siteTree.ts';

/** The canonical URL of a page in a language; `undefined` if the public URL of the site is not known. */
export function canonicalUrl(path: string, language: string): string | undefined {
  const canonical = withTrailingSlash(parsePath(path).canonicalPathname);
  return site.siteUrl ? site.siteUrl + localizeHref(canonical, language) : undefined;
}

interface SitemapFacts {
  /** Pages that are not in the navigation tree. */
  tabs: readonly string[];
  /** The date of the last change by path, if known. */
  changes: ReadonlyMap<string, string>;
}

/** Every page in every language of the build. A sitemap needs absolute URLs, so a site without a public URL has none. */
export function sitemap({ tabs, changes }: SitemapFacts): string | undefined {
  if (!site.siteUrl) return undefined;
  const paths = [...flattenPages(siteIndex).map(({ path }): string => path), ...tabs];
  const entries = paths.flatMap((path) => {
    const date = changes.get(path);
    return site.languages.map(
      (language) =>
        `  <url><loc>${canonicalUrl(path, language)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n${site.siteUrl && `\nSitemap: ${site.siteUrl}/sitemap.xml\n`}`;
}

export function manifest() {
  return {
    name: 'MUI X documentation',
    short_name: 'MUI X',
    start_url: '/x/introduction/',
    scope: '/x/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}

interface ArticleFacts {
  title: string;
  description?: string | undefined;
  url: string | undefined;
  language: string;
  lastChanged?: string | undefined;
  crumbs: readonly { title: string }[];
}

/** Structured data about the page and its breadcrumb (schema.org). */
export function structuredData({ title, description, url, language, lastChanged, crumbs }: ArticleFacts): string {
  const trail = [...crumbs.map((crumb) => crumb.title), title];
  const graph = [
    {
      '@type': 'TechArticle',
      headline: title,
      ...(description && { description }),
      ...(url && { url }),
      inLanguage: language,
      ...(lastChanged && { dateModified: lastChanged }),
      isPartOf: { '@type': 'WebSite', name: 'MUI X documentation', ...(site.siteUrl && { url: site.siteUrl }) },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        // Groups have no page; only the last item has a URL.
        ...(url && index === trail.length - 1 && { item: url }),
      })),
    },
  ];
  // Escape `<`, so that no text can close the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
