import { packageOf } from '#lib/package-name';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TYPES_OF } from '#model/install';
import type { RuntimeManifest } from '#model/playground';

/** Dependencies of exported projects, besides the packages they import. */
const TOOLS = [
  'vite',
  '@vitejs/plugin-react',
  'typescript',
  '@types/react',
  '@types/react-dom',
  ...Object.values(TYPES_OF),
];

type Versions = Pick<RuntimeManifest, 'versions' | 'tools' | 'overrides'>;

/** Exact installed versions, so that an exported project runs with the versions of the playground. */
export function installedVersions(root: string, specifiers: readonly string[]): Versions {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')) as { version: string; overrides?: Versions['overrides'] };
  const versionsOf = (names: Iterable<string>) =>
    Object.fromEntries([...new Set(names)].map((name) => [name, read(`node_modules/${name}/package.json`).version]));
  const packages = specifiers.filter((specifier) => !specifier.startsWith('#')).map(packageOf);
  return { versions: versionsOf(packages), tools: versionsOf(TOOLS), overrides: read('package.json').overrides ?? {} };
}
