import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestsOf, addIntegrity } from '../../../tools/build/integrity.ts';
import { buildServiceWorker } from '../../../tools/build/serviceWorker.ts';

const TEXT = /\.(?:html|js|json|css)$/;
const INTEGRITY = / integrity="[^"]*"/g;
/** One file of each kind: the script and styles of every page, an on-demand chunk, and the code of demos. */
const CHANGED = /^(?:App|panel|toolbars|demo)\.[\w.-]+\.(?:js|css)$/;
const NAME = /\b[\w-]+\.[\w.-]+?\.(?:js|css)\b/g;

/** Simulates a later build of the same site: many files renamed, all pages changed, the old files removed. */
export function makeLaterBuild(from: string, to: string, mark: string) {
  linkTree(from, to);
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' });
  const renamed = namesThatChange(to);
  const rename = (text: string) =>
    text.replace(NAME, (name) => (renamed.has(name) ? name.replace(/\.(\w+)$/, `${mark}.$1`) : name));
  const id = /"id":"([0-9a-f]{16})"|id:[`"']([0-9a-f]{16})[`"']/.exec(readFileSync(join(to, 'x/sw.js'), 'utf8'));
  const oldId = id?.[1] ?? id?.[2] ?? '';
  if (!oldId) throw new Error('The worker does not contain its build id.');
  const newId = createHash('sha256')
    .update(oldId + mark)
    .digest('hex')
    .slice(0, 16);

  const htmlFiles: string[] = [];
  for (const name of files.filter((file) => TEXT.test(file))) {
    const text = readFileSync(join(to, name), 'utf8');
    const changed = rename(text).replaceAll(oldId, newId);
    const newName = name.startsWith('_astro/') ? `_astro/${rename(name.slice('_astro/'.length))}` : name;
    if (changed !== text || newName !== name) {
      rmSync(join(to, name));
      writeFileSync(join(to, newName), name.endsWith('.html') ? changed.replace(INTEGRITY, '') : changed);
    }
    if (name.endsWith('.html')) htmlFiles.push(name);
  }
  const digestOf = digestsOf(to);
  for (const name of htmlFiles) {
    const sealed = addIntegrity(readFileSync(join(to, name), 'utf8'), digestOf);
    rmSync(join(to, name));
    writeFileSync(join(to, name), sealed);
  }
}

/** File names contain a content hash, so a file that refers to a renamed file gets a new name as well. */
function namesThatChange(folder: string) {
  const all = readdirSync(join(folder, '_astro')).filter((name) => /\.(?:js|css)$/.test(name));
  const known = new Set(all);
  const namedBy = new Map<string, string[]>();
  for (const name of all) {
    for (const named of new Set(readFileSync(join(folder, '_astro', name), 'utf8').match(NAME))) {
      if (known.has(named) && named !== name) namedBy.set(named, [...(namedBy.get(named) ?? []), name]);
    }
  }
  const changing = new Set(all.filter((name) => CHANGED.test(name)));
  // Iterating over a set includes elements that are added during the loop.
  for (const name of changing) for (const other of namedBy.get(name) ?? []) changing.add(other);
  return changing;
}

/** The same site with the worker that unregisters all workers. */
export async function makeBuildWithoutWorker(from: string, to: string) {
  linkTree(from, to);
  rmSync(join(to, 'x/sw.js'));
  await buildServiceWorker(to, undefined);
}

/** Hard links instead of copies, which makes a hundred megabytes instant. Files must be removed before they are changed. */
function linkTree(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    mkdirSync(dirname(target), { recursive: true });
    linkSync(source, target);
  }
}
