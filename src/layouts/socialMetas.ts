import { pathOfPicture, PICTURE_SIZE } from '#model/machine-files';
import { site } from '#services/site';

export interface SharedPage {
  path: string;
  title: string;
  description?: string | undefined;
  /** Canonical address. */
  url: string;
  language: string;
}

/** The languages of Open Graph name a place as well. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en_US', zh: 'zh_CN' };

/** What social networks and chats show of a page: Open Graph, and the one name that only Twitter knows. */
export function socialMetas({ path, title, description, url, language }: SharedPage): { property?: string; name?: string; content: string }[] {
  const properties: [string, string | undefined][] = [
    ['og:type', 'article'],
    ['og:site_name', 'MUI X documentation'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', LOCALES[language]],
    ['og:image', site.siteUrl + pathOfPicture(path)],
    ['og:image:width', String(PICTURE_SIZE.width)],
    ['og:image:height', String(PICTURE_SIZE.height)],
    ['og:image:alt', description ? `${title}. ${description}` : title],
  ];
  return [...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])), { name: 'twitter:card', content: 'summary_large_image' }];
}
