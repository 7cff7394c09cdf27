import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Static, dynamic and side-effect imports; imports of types are erased and change nothing. */
const IMPORT = /^(?:import|export)\s(?!type\s)[^'";]*?from\s*'([^']+)'|^import\s*'([^']+)'|\bimport\('([^']+)'\)/gm;

/** A file and all files of this repository that it imports, directly or not, in a stable order. */
export function importedFiles(...entries: readonly string[]): string[] {
  const found = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, ...specifiers] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = resolve(file, specifiers.find(Boolean) ?? '');
      if (imported && existsSync(imported)) queue.push(imported);
    }
  }
  return [...found].sort();
}

/** Undefined for packages, which the lockfile identifies. */
function resolve(from: string, specifier: string): string | undefined {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return join(dirname(from), bare);
  return bare.startsWith('#') ? require.resolve(bare) : undefined;
}
