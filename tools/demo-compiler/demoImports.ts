import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { folderOfFile, resolveDemoImport } from './demoPaths.ts';

/** Resolves a demo's `./orders` to a file next to it, or to one of the shared data files. */
export function demoImports(root: string): Plugin {
  return {
    name: 'beside-demos',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('./') || !folderOfFile(root, importer)) return null;
      return resolveDemoImport(root, dirname(importer).slice(root.length + 1), source.slice(2)) ?? null;
    },
  };
}
