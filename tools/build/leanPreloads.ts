import type { Plugin } from 'vite';

/** A chunk that is imported in the same moment need not be announced as well: every page would carry its name twice. */
export function leanPreloads(): Plugin {
  return {
    name: 'lean-preloads',
    apply: 'build',
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: { polyfill: false, resolveDependencies: withoutItself } } } : null),
  };
}

function withoutItself(file: string, dependencies: string[]): string[] {
  return dependencies.filter((dependency) => dependency !== file);
}
