import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { folderOfFile, resolveBeside } from './places.ts';

/** A demo's `./orders` is a file beside it, or one of the data that all demos share. */
export function besideDemos(root: string): Plugin {
  return {
    name: 'beside-demos',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('./') || !folderOfFile(root, importer)) return null;
      return resolveBeside(root, dirname(importer).slice(root.length + 1), source.slice(2)) ?? null;
    },
  };
}
