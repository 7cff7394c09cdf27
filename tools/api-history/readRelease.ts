import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ApiFolder } from '#model/api-folders';
import { extractRelease, type ForeignFiles } from '../api-extractor/index.ts';
import { type ProductSnapshot, snapshotOf } from './factsOf.ts';
import type { Snapshot } from './merge.ts';
import type { Registry } from './registry.ts';
import { DOCUMENTED } from './releases.ts';

/** Reads releases one after the other; their packages are removed, and what they declare is kept in the cache. */
export function releaseReader(cacheFolder: string, registry: Registry) {
  const snapshots = join(cacheFolder, 'snapshots');
  const workFolder = join(cacheFolder, 'release');
  const isForeign = (file: string) => !file.split(sep).join('/').includes('/api-history/release/');
  const foreignFiles: ForeignFiles = { isForeign, parsed: new Map() };
  const fileOf = (release: string) => join(snapshots, `${release}.json.gz`);

  return {
    isRead: (release: string, packages: readonly string[]) =>
      existsSync(fileOf(release)) && packages.every((name) => readSnapshot(fileOf(release)).packages.includes(name)),

    async read(release: string, packages: readonly string[]): Promise<void> {
      rmSync(workFolder, { recursive: true, force: true });
      mkdirSync(workFolder, { recursive: true });
      await registry.unpack(new Map(packages.map((name) => [name, release])), workFolder);
      const products: Partial<Record<ApiFolder, ProductSnapshot>> = {};
      // A package brings those of smaller plans along; where the registry lacks them, another release stands in.
      const folderOf = (name: string) => join(workFolder, 'node_modules', name);
      const unpacked = DOCUMENTED.filter((name) => existsSync(folderOf(name)));
      for (const api of extractRelease({ folder: workFolder, folderOf, packages: unpacked, foreignFiles }))
        products[api.folder] = snapshotOf(api);
      rmSync(workFolder, { recursive: true, force: true });
      const snapshot: Snapshot = { release, packages, products };
      mkdirSync(snapshots, { recursive: true });
      // An interrupted write must not leave half a release.
      writeFileSync(`${fileOf(release)}.part`, gzipSync(JSON.stringify(snapshot)));
      renameSync(`${fileOf(release)}.part`, fileOf(release));
    },

    all(): Snapshot[] {
      if (!existsSync(snapshots)) return [];
      return readdirSync(snapshots)
        .filter((name) => name.endsWith('.json.gz'))
        .map((name) => readSnapshot(join(snapshots, name)));
    },
  };
}

function readSnapshot(file: string): Snapshot {
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Snapshot;
}
