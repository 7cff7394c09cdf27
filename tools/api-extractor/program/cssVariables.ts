import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductSource } from '../products.ts';
import type { InstalledPackage } from './packages.ts';

/** Custom properties in the code of the packages, by component; declaration files do not contain them. */
export function cssVariablesOf(
  { cssVariables }: ProductSource,
  packages: readonly InstalledPackage[],
): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const installed of packages) {
    const code = codeOf(installed.declarations);
    for (const [prefix, components] of Object.entries(cssVariables)) {
      const names = new Set([...code.matchAll(new RegExp(`--${prefix}-[A-Za-z0-9-]+`, 'g'))].map(([name]) => name));
      for (const component of components) found.set(component, new Set([...(found.get(component) ?? []), ...names]));
    }
  }
  return new Map([...found].map(([component, names]) => [component, [...names].sort()]));
}

function codeOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.js') && !name.includes('node_modules'),
  );
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}
