import type { Plugin } from 'vite';

/**
 * What the script of every page shares with nearly all others. Left alone it would stay in that script, and a late part of
 * an older page would start a newer one.
 */
const FOR_ALL = /[\\/]src[\\/]lib[\\/](?:storage|preference)\.ts$|vite[\\/]preload-helper\.js$/;

/** How the scripts that every page loads are cut. Those of demos have a plan of their own. */
export function pageScripts(): Plugin {
  const groups = [{ name: (id: string) => (FOR_ALL.test(id) ? 'lib' : null), includeDependenciesRecursively: false }];
  const modulePreload = { polyfill: false, resolveDependencies: withoutItself };
  return {
    name: 'page-scripts',
    apply: 'build',
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload, rolldownOptions: { output: { codeSplitting: { groups } } } } } : null),
  };
}

/** A chunk that is imported in the same moment need not be announced as well: every page would carry its name twice. */
function withoutItself(file: string, dependencies: string[]): string[] {
  return dependencies.filter((dependency) => dependency !== file);
}
