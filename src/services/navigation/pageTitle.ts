import { parsePath, withoutTrailingSlash } from '#lib/paths';
import type { NavEntry } from '#model/nav';

/** Titles in one language: pages by path, groups by their English title. */
export interface TitleTranslations {
  pages: Readonly<Record<string, string>>;
  groups: Readonly<Record<string, string>>;
}

/** The title of an entry in the navigation tree. Translations are in priority order: the page's language, then English. */
export function entryTitle(entry: NavEntry, translations: readonly TitleTranslations[]): string {
  switch (entry.kind) {
    case 'page':
      return pageTitle(entry.path, translations, entry.title);
    case 'hash':
      return translated(pageMaps(translations), `${entry.path}#${entry.hash}`) ?? entry.title;
    case 'group':
    case 'subheader':
      return (
        translated(
          translations.map(({ groups }) => groups),
          entry.title,
        ) ?? entry.title
      );
  }
}

/** A translation takes precedence over the title in the tree, which takes precedence over one derived from the path. */
export function pageTitle(path: string, translations: readonly TitleTranslations[], title?: string): string {
  const pathname = titlePath(path);
  return translated(pageMaps(translations), pathname) ?? title ?? deriveTitle(pathname);
}

/** Derives a title from the last segment: words for guides, the name of the component or hook for API pages. */
export function deriveTitle(path: string): string {
  const pathname = titlePath(path);
  const [name = ''] = pathname
    .slice(pathname.lastIndexOf('/') + 1)
    .replace('react-', '')
    .split('.');
  if (pathname.includes('/api-docs/')) return pascalCase(name);
  if (pathname.includes('/api/')) return name.startsWith('use') ? lowerFirst(pascalCase(name)) : pascalCase(name);
  return upperFirst(name.replaceAll('-', ' '));
}

function titlePath(path: string): string {
  return withoutTrailingSlash(parsePath(path).canonicalAsServer);
}

function pageMaps(translations: readonly TitleTranslations[]) {
  return translations.map(({ pages }) => pages);
}

/** Looks up own, literal keys only: a dot is not a separator, and `__proto__` is not found. */
function translated(maps: readonly Readonly<Record<string, string>>[], key: string): string | undefined {
  return maps.find((map) => Object.hasOwn(map, key))?.[key];
}

function pascalCase(name: string): string {
  return name.split('-').map(upperFirst).join('');
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
