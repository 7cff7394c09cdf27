import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { kindOf, PASSED_FOLDERS, type SourceFile } from '#services/migration';

/** Code, style sheets and `package.json` below the given paths, and the `package.json` nearest to each of them. */
export function readSources(paths: readonly string[], folder: string): { files: SourceFile[]; missing: string[] } {
  const missing: string[] = [];
  const found = new Set<string>();
  for (const path of paths) {
    const full = resolve(folder, path);
    const stats = statSync(full, { throwIfNoEntry: false });
    if (stats?.isFile()) found.add(full);
    else if (stats?.isDirectory()) for (const file of filesBelow(full)) found.add(file);
    else missing.push(path);
    const manifest = manifestAbove(full);
    if (manifest) found.add(manifest);
  }
  const files = [...found].map((file) => ({
    path: relative(folder, file).split(sep).join('/'),
    text: kindOf(file) === 'other' ? '' : readFileSync(file, 'utf8'),
  }));
  return { files, missing };
}

function manifestAbove(path: string): string | undefined {
  const manifest = join(path, 'package.json');
  if (statSync(manifest, { throwIfNoEntry: false })?.isFile()) return manifest;
  return dirname(path) === path ? undefined : manifestAbove(dirname(path));
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isPassed = PASSED_FOLDERS.test(`/${entry.name}/`);
    if (entry.isDirectory() && !isPassed) yield* filesBelow(path);
    else if (entry.isFile() && kindOf(entry.name) !== 'other') yield path;
  }
}
