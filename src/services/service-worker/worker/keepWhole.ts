import { assetsInHtml, staticImports } from '#lib/asset-references';
import { sectionOf } from '#model/offline';
import { build, names } from './build.ts';
import { findFile, keep } from './kept.ts';
import { scope } from './scope.ts';

/** Modules whose imports are at hand too, as far as this run of the worker knows. */
const whole = new Set<string>();
const HASHED = '/_astro/';

/**
 * Keeps everything a page may ask for: also demos that nobody scrolled to, and the text its product is searched by.
 * A reader who saves data gets only what the page itself has loaded.
 */
export async function keepWhole(pathname: string, html: string) {
  if (scope.navigator.connection?.saveData) return;
  const text = build.searchTexts[sectionOf(pathname)];
  const waiting = assetsInHtml(html).filter((path) => path.startsWith(HASHED));
  if (text) waiting.push(text);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (whole.has(path)) continue;
    whole.add(path);
    const file = await obtain(path).catch(() => undefined);
    if (!file) whole.delete(path);
    else if (path.endsWith('.js')) waiting.push(...staticImports(await file.text()).map((name) => HASHED + name));
  }
}

/** A file as it was kept, or else from the network, to be kept. */
export async function obtain(path: string): Promise<Response | undefined> {
  const found = await findFile(path);
  if (found) return found;
  const answer = await fetch(path, { priority: 'low' });
  return (await keep(names.files, path, answer.clone())) ? answer : undefined;
}
