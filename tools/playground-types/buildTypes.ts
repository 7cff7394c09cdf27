import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TYPES_MANIFEST_PATH, type TypesFile, type TypesManifest } from '#model/type-packs';
import { runtimePackages } from '../playground-runtime/index.ts';
import { bundleCompiler } from './bundleCompiler.ts';
import { collectDeclarations } from './collectDeclarations.ts';

const FOLDER = '/_astro/playground/';

/** Writes the compiler and the packs of declarations into a built site; cached by installed packages. */
export function buildTypes(root: string, site: string, cacheFolder: string) {
  cpSync(findTypes(root, cacheFolder), site, { recursive: true });
}

/** The folder with these files, laid out like in a site. */
export function findTypes(root: string, cacheFolder: string): string {
  const cached = join(cacheFolder, fingerprint(root));
  if (!existsSync(cached)) {
    const temporary = `${cached}.${process.pid}`;
    writeTypes(root, temporary);
    rmSync(cached, { recursive: true, force: true });
    renameSync(temporary, cached);
  }
  return cached;
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
  write(join(folder, TYPES_MANIFEST_PATH), JSON.stringify(manifest));
}

function writeFile(folder: string, name: string, extension: string, text: string): TypesFile {
  const url = `${FOLDER}${name}.${hashOf(text)}.${extension}`;
  write(join(folder, url), text);
  return { url, bytes: Buffer.byteLength(text), packedBytes: gzipSync(text, { level: 9 }).byteLength };
}

function fingerprint(root: string): string {
  const here = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  const own = [
    ...here.map((name) => join(import.meta.dirname, name)),
    join(root, 'src/model/type-packs.ts'),
    join(root, 'tools/playground-runtime/packages.ts'),
  ];
  return hashOf(
    [...own, join(root, 'package.json'), join(root, 'package-lock.json')]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\0'),
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
