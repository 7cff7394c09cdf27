import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { ApiManifest } from '#model/api';
import { importedFiles } from '../workspace/importedFiles.ts';
import { writeChanged } from '../workspace/writeChanged.ts';
import { extract, type ProductApi } from './extract.ts';
import { manifestOf } from './manifest.ts';
import { DESCRIPTIONS_FOLDER } from './ownDescriptions.ts';
import { PRODUCTS } from './products.ts';

/** Brings the models in `folder` up to date with the installed packages. */
export async function extractApi(root: string, folder: string): Promise<ApiManifest> {
  const stamp = join(folder, 'packages.sha256');
  const manifestFile = join(folder, 'manifest.json');
  const hash = hashInputs(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    return JSON.parse(readFileSync(manifestFile, 'utf8')) as ApiManifest;
  }

  const products = await extract({ root, products: PRODUCTS, folderOf: (name) => join(root, 'node_modules', name) });
  const manifest = manifestOf(products);
  // Remove the stamp while files are written, so that an interrupted extraction is not mistaken for a complete one.
  rmSync(stamp, { force: true });
  const files = new Map(filesOf(products));
  for (const [file, value] of files) writeChanged(join(folder, file), JSON.stringify(value));
  for (const file of namesBelow(folder)) if (file.includes('/') && !files.has(file)) rmSync(join(folder, file));
  writeChanged(manifestFile, JSON.stringify(manifest));
  writeChanged(stamp, hash);
  return manifest;
}

/** One file per page, and one per list that guides display. */
function filesOf(products: readonly ProductApi[]): [string, unknown][] {
  return products.flatMap(
    ({ folder, components, interfaces, hooks, others, icons, types, internalTypes, ...lists }) => [
      ...[...components, ...interfaces, ...hooks].map((page): [string, unknown] => [
        `${folder}/${page.slug}.json`,
        page,
      ]),
      [`${folder}/other-components.json`, others],
      [`${folder}/icons.json`, icons],
      [`${folder}/types.json`, types],
      [`${folder}/internal-types.json`, internalTypes],
      [`${folder}/selectors.json`, lists.selectors],
      [`${folder}/events.json`, lists.events],
      [`${folder}/filter-operators.json`, lists.filterOperators],
      [`${folder}/translations.json`, lists.translations],
    ],
  );
}

/** Hashes the packages, the extractor and the compiler version, which together determine the models. */
function hashInputs(root: string): string {
  const hash = createHash('sha256').update(ts.version);
  for (const file of importedFiles(import.meta.filename)) hash.update(readFileSync(file));
  addFolder(hash, join(import.meta.dirname, 'release'), (name) => name.endsWith('.txt'));
  const descriptions = join(root, DESCRIPTIONS_FOLDER);
  if (existsSync(descriptions)) addFolder(hash, descriptions, (name) => name.endsWith('.json'));
  for (const name of PRODUCTS.flatMap((product) => product.packages)) {
    addFolder(
      hash,
      join(root, 'node_modules', name),
      (file) => /(?:\.d\.ts|package\.json)$/.test(file) && !/^(?!esm\/).*\.d\.ts$/.test(file),
    );
  }
  return hash.digest('hex');
}

function addFolder(hash: Hash, folder: string, isInput: (name: string) => boolean) {
  for (const name of namesBelow(folder).filter(isInput).sort())
    hash.update(name).update(readFileSync(join(folder, name)));
}

function namesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.split('\\').join('/'));
}
