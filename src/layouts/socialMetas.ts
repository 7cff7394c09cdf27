import { pathOfPicture, PICTURE_SIZE } from '#model/machine-files';
import { site } from '#services/site';

interface SharedPage {
  path: string;
  title: string;
  description?: string | undefined;
  /** Canonical URL; without one there is no image either, because its URL must be absolute. */
  url: string | undefined;
  language: string;
}

/** Open Graph locales include a territory. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en_US', zh: 'zh_CN' };

/** Meta tags for link previews: Open Graph, plus the Twitter card type. */
export function socialMetas({
  path,
  title,
  description,
  url,
  language,
}: SharedPage): { property?: string; name?: string; content: string }[] {
  const properties: [string, string | undefined][] = [
    ['og:type', 'article'],
    ['og:site_name', 'MUI X documentation'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', LOCALES[language]],
  ];
  const image: typeof properties = [
    ['og:image', site.siteUrl + pathOfPicture(path)],
    ['og:image:width', String(PICTURE_SIZE.width)],
    ['og:image:height', String(PICTURE_SIZE.height)],
    ['og:image:alt', description ? `${title}. ${description}` : title],
  ];
  return [
    ...[...properties, ...(url ? image : [])].flatMap(([property, content]) =>
      content ? [{ property, content }] : [],
    ),
    { name: 'twitter:card', content: url ? 'summary_large_image' : 'summary' },
  ];
}
