import { pathOfFolder } from '#model/page';

/** Where a file of `content` is read: `content/data-grid/sorting/page.mdx` is `/x/react-data-grid/sorting`. */
export function pathOfFile(file: string): string {
  return pathOfFolder(file.replace(/^content\//, '').replace(/\/?[^/]*$/, ''));
}
