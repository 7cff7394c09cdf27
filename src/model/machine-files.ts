/** Files that stand beside the pages for machines, and where each lies. */

/** The page as Markdown: `/x/react-data-grid/sorting.md`. Twins are English, whatever the language of the page. */
export function pathOfTwin(path: string): `/${string}` {
  return `/${path.slice(1)}.md`;
}

/** The picture that stands for a page where it is shared: `/static/social/react-data-grid/sorting.png`. */
export function pathOfPicture(path: string): `/${string}` {
  return `/static/social/${path.replace(/^\/(?:x\/)?/, '')}.png`;
}

/** What social networks show without cutting anything off. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The list of pages for language models: of the whole site, or of one product. */
export function pathOfLlms(productPath = '/x'): `/${string}` {
  return `/${productPath.slice(1)}/llms.txt`;
}

export const API_INDEX_PATH = '/x/api-index.json';
export const API_INDEX_SCHEMA_PATH = '/x/api-index.schema.json';
