import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { EntryPoint } from './packages.ts';

export type Modules = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Imports the entry points like an application would; an export that is missing from the result does not work. */
export async function importModules(
  entries: readonly EntryPoint[],
  isInstalled: (file: string) => boolean,
): Promise<Modules> {
  // The packages import CSS files, which Node cannot load.
  const hooks = registerHooks({
    load: (url, context, next) =>
      url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
  });
  try {
    const modules = new Map<string, Readonly<Record<string, unknown>>>();
    for (const { module, file } of entries) {
      const address = isInstalled(file) ? module : pathToFileURL(file.replace(/\.d\.ts$/, '.js')).href;
      modules.set(module, (await import(/* @vite-ignore */ address)) as Record<string, unknown>);
    }
    return modules;
  } finally {
    hooks.deregister();
  }
}
