import { localizeHref, splitHref } from '#lib/paths';

const LINKS = /(<a [^>]*?\bhref=")(\/[^"]*)(")/g;

/**
 * Leads the links of a page to pages in its own language, where there are such. Texts are written once, in English, and
 * their links are part of them; a page cannot know in which language it is read.
 */
export function localizeLinks(html: string, language: string, hasPage: (path: string) => boolean): string {
  return html.replace(LINKS, (link, before: string, href: string, after: string) => {
    const localized = localizeHref(href, language);
    return hasPage(splitHref(localized).pathname) ? before + localized + after : link;
  });
}
