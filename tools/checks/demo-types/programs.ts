import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The demos that are type-checked together. */
export interface DemoProgram {
  /** Names of the date adapters in it, or `demos` for all others. */
  name: string;
  /** Absolute paths. */
  files: readonly string[];
}

/**
 * Importing an adapter changes the type of all date values in a program. A reader's project has one adapter, so demos with
 * another adapter than dayjs are separate programs, together with the demos that were translated to its library.
 */
export function demoPrograms(content: string, translated: ReadonlyMap<string, readonly string[]>): DemoProgram[] {
  const files = globSync('**/demos/**/*.{ts,tsx}', {
    cwd: content,
    exclude: (name) => /^(?:demo\.ts|node_modules)$/.test(name),
  });
  const adapters = new Map<string, Set<string>>();
  for (const file of files) {
    const found =
      readFileSync(join(content, file), 'utf8').match(/(?<=-pickers(?:-pro)?\/)Adapter(?!Dayjs\b)\w+/g) ?? [];
    const demo = folderOf(file);
    adapters.set(demo, new Set([...(adapters.get(demo) ?? []), ...found]));
  }
  const nameOf = (file: string) => [...(adapters.get(folderOf(file)) ?? [])].sort().join('-') || 'demos';
  const own = Map.groupBy(files.toSorted(), nameOf);
  return [...new Set([...own.keys(), ...translated.keys()])].map((name) => ({
    name,
    files: [...(own.get(name) ?? []).map((file) => join(content, file)), ...(translated.get(name) ?? [])],
  }));
}

function folderOf(file: string): string {
  return file.replaceAll('\\', '/').replace(/(\/demos\/[^/]+)\/.*/, '$1');
}
