import { pathOfFolder } from '#model/page';

/** URL path of a file in `content`: `content/data-grid/sorting/page.mdx` becomes `/x/react-data-grid/sorting`. */
export function pathOfFile(file: string): string {
  return pathOfFolder(file.replace(/^content\//, '').replace(/\/?[^/]*$/, ''));
}
