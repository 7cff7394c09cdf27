import { localizeHref } from '#lib/paths';

/** A link in code, in the language of the page. */
export function localized(href: string): string {
  return localizeHref(href, document.documentElement.lang);
}
