import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Modules that the script of every page shares with nearly all other chunks. Without their own chunk they would stay in the
 * page script, and a lazy chunk of an older page would load and start the newer page script.
 */
const FOR_ALL =
  /[\\/](?:lib[\\/](?:storage|hook|page-data|saves-data)|ui[\\/](?:announce|browser|confirmCopied|copyText)|preloadChunk)\.ts$|vite[\\/]preload-helper\.js$/;
const LIB = 'lib';
/** Small modules that most rooms share. As chunks of their own, their names would be longer than their code. */
const FOR_ROOMS =
  /[\\/](?:lib[\\/](?:fill-in|preference|cookie|element|fetch-document|fetch-file|link-styles|memoize)|services[\\/]parts[\\/](?:fetchPart|fetchRoomProps)|model[\\/]plan-names)\.ts$/;
const ROOMS = 'rooms';
const VITE_HELPER = /vite[\\/]preload-helper\.js$/;
const HELPER_FILE = fileURLToPath(new URL('preloadChunk.ts', import.meta.url));
const OWN_HELPER = `export { preloadChunk as __vitePreload } from ${JSON.stringify(HELPER_FILE)};`;

/** Code splitting of the scripts that every page loads. Demos have their own chunk plan. */
export function pageScripts(): Plugin {
  const name = (id: string) => (FOR_ALL.test(id) ? LIB : FOR_ROOMS.test(id) ? ROOMS : null);
  const groups = [{ name, includeDependenciesRecursively: false }];
  // Names of hooks are strings that components and controllers share; each chunk contains only those that it uses.
  const optimization = { inlineConst: { mode: 'all' as const } };
  const modulePreload = { polyfill: false, resolveDependencies: withoutLoaded };
  return {
    name: 'page-scripts',
    apply: 'build',
    // Before Vite, whose helper it replaces.
    enforce: 'pre',
    load: (id) => (VITE_HELPER.test(id) ? OWN_HELPER : null),
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { modulePreload, rolldownOptions: { optimization, output: { codeSplitting: { groups } } } } }
        : null,
  };
}

/** A chunk need not preload itself, nor what the script of the page has loaded; every page would contain the names. */
function withoutLoaded(file: string, dependencies: string[]): string[] {
  return dependencies.filter((dependency) => dependency !== file && !dependency.includes(`/${LIB}.`));
}
