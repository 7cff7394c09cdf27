import { memoize } from '#lib/memoize';
import { overridesFor } from '#model/package-plan';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { librariesOfAdapter, TYPES_OF } from '#model/install';
import type { CodeStyling, CodeVariant, DemoPackages } from '#model/demo';
import { importsOf } from './imports.ts';
import type { SourceFile } from '../javascript/toJavaScript.ts';

/** Dependencies of every project with React and Material UI components. */
const ALWAYS = ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'];
const TOOLS = ['vite', '@vitejs/plugin-react'];
const TYPESCRIPT_TOOLS = ['typescript', '@types/react', '@types/react-dom'];
const TAILWIND_TOOLS = ['tailwindcss', '@tailwindcss/vite'];

type Overrides = DemoPackages['overrides'];

/** Reads versions from node_modules, so that a copied demo runs with exactly the versions of the page. */
export function createPackageReader(root: string) {
  const { overrides = {} } = readJson<{ overrides?: Overrides }>(join(root, 'package.json'));
  const versionOf = memoize(
    (name: string) => readJson<{ version: string }>(join(root, 'node_modules', name, 'package.json')).version,
  );
  const withVersions = (names: Iterable<string>) =>
    Object.fromEntries([...new Set(names)].sort().map((name) => [name, versionOf(name)]));

  return function packagesOf(files: readonly SourceFile[], variant: CodeVariant, styling: CodeStyling): DemoPackages {
    const imports = files.flatMap(importsOf).filter(({ isTypeOnly }) => variant === 'TS' || !isTypeOnly);
    const imported = imports.flatMap(({ packageName }) => packageName ?? []);
    // Adapters import a date library that the demo itself may not mention.
    const libraries = imports.flatMap(({ specifier }) => librariesOfAdapter(specifier.split('/').at(-1) ?? ''));
    const dependencies = withVersions([...ALWAYS, ...imported, ...libraries]);
    const types = Object.keys(dependencies).flatMap((name) => TYPES_OF[name] ?? []);
    return {
      dependencies,
      devDependencies: withVersions([
        ...TOOLS,
        ...(variant === 'TS' ? [...TYPESCRIPT_TOOLS, ...types] : []),
        ...(styling === 'tailwind' ? TAILWIND_TOOLS : []),
      ]),
      overrides: overridesFor(overrides, Object.keys(dependencies)),
    };
  };
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
