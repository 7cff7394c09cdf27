import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The regular files in a folder, by paths like `x/introduction/index.html`. Symbolic links to files and folders are
 * skipped; recursive `readdir` would follow links to folders out of the site.
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
