import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The regular files below a folder, by paths like `x/introduction/index.html`. Symbolic links are left out, to files
 * and to folders: the recursion of `readdir` would follow the latter out of the site.
 */
export function listFiles(root: string): string[] {
  const files: string[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) files.push(path);
    }
  }
  return files;
}
