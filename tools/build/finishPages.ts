import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preloadImports, importsIn } from './preloadImports.ts';
import { digestsOf, addIntegrity } from './integrity.ts';
import { inlineScriptsIn } from './inlineScripts.ts';
import { localizeLinks } from './localizeLinks.ts';

/**
 * Adds what is known only after bundling: preload links, integrity digests, and links to translated pages. Returns the
 * digests of all inline scripts, sorted so that equal builds have equal headers.
 */
export function finishPages(site: string, languages: readonly string[]): string[] {
  const inlineScripts = new Set<string>();
  const importsOf = importsIn(site);
  const digestOf = digestsOf(site);
  const prefixed = languages.filter((language) => language !== 'en');
  for (const language of prefixed) moveNotFoundPage(join(site, language));
  const hasPage = (path: string) => path.endsWith('/') && existsSync(join(site, path, 'index.html'));
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(site, name);
    const html = readFileSync(file, 'utf8');
    const language = prefixed.find((one) => name.startsWith(`${one}/`) || name.startsWith(`${one}\\`));
    const linked = language ? localizeLinks(html, language, hasPage) : html;
    const finished = addIntegrity(preloadImports(linked, importsOf), digestOf);
    if (finished !== html) writeFileSync(file, finished);
    for (const digest of inlineScriptsIn(finished)) inlineScripts.add(digest);
  }
  return [...inlineScripts].toSorted();
}

/** Hosts expect `404.html` in each folder; Astro writes a file of that name only at the root. */
function moveNotFoundPage(folder: string) {
  const written = join(folder, '404/index.html');
  renameSync(written, join(folder, '404.html'));
  rmdirSync(dirname(written));
}
