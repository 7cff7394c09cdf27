import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TYPES_MANIFEST_PATH, type TypesFile, type TypesManifest } from '#model/type-packs';
import { cachedFolder, shortHash } from '../workspace/cachedFolder.ts';
import { writeChanged } from '../workspace/writeChanged.ts';
import { runtimePackages } from '../playground-runtime/index.ts';
import { bundleCompiler } from './bundleCompiler.ts';
import { collectDeclarations } from './collectDeclarations.ts';

const FOLDER = '/_astro/playground/';

/** Writes the compiler and the packs of declarations into a built site; cached by installed packages. */
export async function buildTypes(root: string, site: string, cacheFolder: string) {
  cpSync(await findTypes(root, cacheFolder), site, { recursive: true });
}

/** The folder with these files, laid out like in a site. */
export function findTypes(root: string, cacheFolder: string): Promise<string> {
  const here = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  const files = [
    ...here.map((name) => `tools/playground-types/${name}`),
    'src/model/type-packs.ts',
    'tools/playground-runtime/packages.ts',
  ];
  return cachedFolder({ root, cacheFolder, files }, (folder) => writeTypes(root, folder));
}

function writeTypes(root: string, folder: string) {
  const specifiers = runtimePackages(root).flatMap((one) => one.specifiers);
  const { packs, packages } = collectDeclarations(root, specifiers);
  const manifest: TypesManifest = {
    compiler: writeFile(folder, 'typescript', 'js', bundleCompiler(root)),
    packs: Object.fromEntries(
      [...packs].map(([name, files]) => [
        name,
        writeFile(folder, `types-${name}`, 'json', JSON.stringify(Object.fromEntries(files))),
      ]),
    ),
    packages: Object.fromEntries(packages),
    specifiers,
  };
  writeChanged(join(folder, TYPES_MANIFEST_PATH), JSON.stringify(manifest));
}

function writeFile(folder: string, name: string, extension: string, text: string): TypesFile {
  const url = `${FOLDER}${name}.${shortHash(text)}.${extension}`;
  writeChanged(join(folder, url), text);
  return { url, bytes: Buffer.byteLength(text), packedBytes: gzipSync(text, { level: 9 }).byteLength };
}
