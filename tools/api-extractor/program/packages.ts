import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A package in node_modules. */
export interface InstalledPackage {
  name: string;
  folder: string;
  /** Folder of the declarations that an `import` resolves to. */
  declarations: string;
}

/** A public import path: the root of a package, or one folder below it. */
export interface EntryPoint {
  module: string;
  file: string;
}

/** Folders that are not public entry points, or that import optional libraries. */
const NOT_PUBLIC = /^(?:internals|esm|node_modules|themeAugmentation|tests|Adapter\w+)$/;

export function readPackage(name: string, folder: string): InstalledPackage {
  if (!existsSync(join(folder, 'package.json'))) throw new Error(`${name} is not installed: ${folder} has no package.`);
  const esm = join(folder, 'esm');
  return { name, folder, declarations: existsSync(join(esm, 'index.d.ts')) ? esm : folder };
}

export function entryPointsOf({ name, declarations }: InstalledPackage): EntryPoint[] {
  const folders = readdirSync(declarations, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_PUBLIC.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  const below = folders.map((folder) => ({
    module: `${name}/${folder}`,
    file: indexOf(join(declarations, folder)),
  }));
  return [{ module: name, file: indexOf(declarations) }, ...below].filter(({ file }) => existsSync(file));
}

/** The declarations that an `import` resolves to; since version 9, they have an extension of their own. */
function indexOf(folder: string): string {
  const module = join(folder, 'index.d.mts');
  return existsSync(module) ? module : join(folder, 'index.d.ts');
}

/** Declaration files that augment the theme, if the package has any. */
export function themeFilesOf({ declarations }: InstalledPackage): string[] {
  const folder = join(declarations, 'themeAugmentation');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder);
  return names
    .filter(
      (name) => name.endsWith('.d.mts') || (name.endsWith('.d.ts') && !names.includes(name.replace(/ts$/, 'mts'))),
    )
    .sort()
    .map((name) => join(folder, name));
}
