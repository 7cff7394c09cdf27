import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeChanged } from '../workspace/writeChanged.ts';

/** A build, as recorded for later ones. */
export interface Release {
  id: string;
  /** Its hashed files, relative to the site. */
  files: readonly string[];
  /** The inline scripts its Content-Security-Policy allowed; its pages may still be in caches. */
  inlineScripts: readonly string[];
}

/** Number of previous builds whose files are kept in the site. */
export const KEPT_RELEASES = 10;
const LIST = 'static/releases.json';

/** Builds whose files are in a site, newest first; empty if the folder is not a site of ours. */
export function readReleases(site: string): Release[] {
  const file = join(site, LIST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release[]) : [];
}

/** Files of a site with a content hash in their name. */
export function hashedFiles(site: string): string[] {
  return readdirSync(join(site, '_astro'), { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(?:br|gz)$/.test(name) && statSync(join(site, '_astro', name)).isFile())
    .map((name) => `_astro/${name.split('\\').join('/')}`)
    .sort();
}

/** Copies the files to keep, because a build starts by emptying its folder. */
export function backUpReleases(site: string, aside: string): Release[] {
  const releases = readReleases(site);
  // An interrupted build has already emptied its folder; its copies still exist.
  if (releases.length === 0) return readReleases(aside);
  rmSync(aside, { recursive: true, force: true });
  for (const file of [LIST, ...new Set(releases.flatMap(({ files }) => files))]) copy(site, aside, file);
  return releases;
}

/** Adds the files of earlier builds to a new one and records which build they belong to. */
export function restoreReleases(site: string, aside: string, current: Release, earlier: readonly Release[]) {
  const kept = earlier.filter(({ id }) => id !== current.id).slice(0, KEPT_RELEASES);
  for (const file of new Set(kept.flatMap(({ files }) => files))) copy(aside, site, file);
  writeChanged(join(site, LIST), JSON.stringify([current, ...kept]));
  rmSync(aside, { recursive: true, force: true });
}

/** The inline scripts of the previous build, which stay allowed for one release. */
export function previousScripts(id: string, earlier: readonly Release[]): readonly string[] {
  return earlier.find((release) => release.id !== id)?.inlineScripts ?? [];
}

/** Names contain a content hash, so an existing file is already correct. */
function copy(from: string, to: string, file: string) {
  if (existsSync(join(from, file)) && !existsSync(join(to, file))) cpSync(join(from, file), join(to, file));
}
