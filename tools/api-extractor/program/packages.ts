import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package in node_modules. */
export interface InstalledPackage {
  name: string;
  folder: string;
  version: string;
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
  const manifestFile = join(folder, 'package.json');
  if (!existsSync(manifestFile)) throw new Error(`${name} is not installed: ${manifestFile} is missing.`);
  const { version } = JSON.parse(readFileSync(manifestFile, 'utf8')) as { version: string };
  const esm = join(folder, 'esm');
  return { name, folder, version, declarations: existsSync(esm) ? esm : folder };
}

export function entryPointsOf({ name, declarations }: InstalledPackage): EntryPoint[] {
  const folders = readdirSync(declarations, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_PUBLIC.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  const below = folders.map((folder) => ({
    module: `${name}/${folder}`,
    file: join(declarations, folder, 'index.d.ts'),
  }));
  return [{ module: name, file: join(declarations, 'index.d.ts') }, ...below].filter(({ file }) => existsSync(file));
}

/** Declaration files that augment the theme, if the package has any. */
export function themeFilesOf({ declarations }: InstalledPackage): string[] {
  const folder = join(declarations, 'themeAugmentation');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .sort()
    .map((name) => join(folder, name));
}
