import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One build as later ones remember it. */
export interface Release {
  id: string;
  /** Its hashed files, as paths in the site. */
  files: readonly string[];
  /** What its Content-Security-Policy allowed: pages of it may still be in caches. */
  inlineScripts: readonly string[];
}

/** Files of this many builds before the current one stay in the site. */
export const KEPT_RELEASES = 10;
const LIST = 'static/releases.json';

/** Builds whose files are in a site, newest first; none for a folder that is no site of ours. */
export function readReleases(site: string): Release[] {
  const file = join(site, LIST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release[]) : [];
}

/** The files of a site whose names are made from their content. */
export function hashedFiles(site: string): string[] {
  return readdirSync(join(site, '_astro'), { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(?:br|gz)$/.test(name) && statSync(join(site, '_astro', name)).isFile())
    .map((name) => `_astro/${name.split('\\').join('/')}`)
    .sort();
}

/** Copies what must outlast the build: it begins by emptying its folder. */
export function setAside(site: string, aside: string): Release[] {
  const releases = readReleases(site);
  // A build that broke off has emptied its folder already; what it set aside is still there.
  if (releases.length === 0) return readReleases(aside);
  rmSync(aside, { recursive: true, force: true });
  for (const file of [LIST, ...new Set(releases.flatMap(({ files }) => files))]) copy(site, aside, file);
  return releases;
}

/** Adds the files of earlier builds to a new one and writes down whose they are. */
export function carryOver(site: string, aside: string, current: Release, earlier: readonly Release[]) {
  const kept = earlier.filter(({ id }) => id !== current.id).slice(0, KEPT_RELEASES);
  for (const file of new Set(kept.flatMap(({ files }) => files))) copy(aside, site, file);
  mkdirSync(dirname(join(site, LIST)), { recursive: true });
  writeFileSync(join(site, LIST), JSON.stringify([current, ...kept]));
  rmSync(aside, { recursive: true, force: true });
}

/** The inline scripts of the build before, which stay allowed for one release. */
export function previousScripts(id: string, earlier: readonly Release[]): readonly string[] {
  return earlier.find((release) => release.id !== id)?.inlineScripts ?? [];
}

/** The same name means the same content, so what is there already is right. */
function copy(from: string, to: string, file: string) {
  if (existsSync(join(from, file)) && !existsSync(join(to, file))) cpSync(join(from, file), join(to, file));
}
