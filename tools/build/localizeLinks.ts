import { localizeHref, splitHref } from '#lib/paths';

const LINKS = /(<a [^>]*?\bhref=")(\/[^"]*)(")/g;

/**
 * Points the links of a page to pages in its own language, if they exist. Prose is written once, in English, and cannot
 * know the language in which it is rendered.
 */
export function localizeLinks(html: string, language: string, hasPage: (path: string) => boolean): string {
  return html.replace(LINKS, (link, before: string, href: string, after: string) => {
    const localized = localizeHref(href, language);
    return hasPage(splitHref(localized).pathname) ? before + localized + after : link;
  });
}
