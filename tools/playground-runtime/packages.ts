import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_FOLDERS } from '#model/api';
import { packagesOf } from '#model/install';

/** A bundle of the runtime: its name, and the imports it provides. */
export interface RuntimePackage {
  name: string;
  specifiers: readonly string[];
}

/** Adapters whose date library is not installed cannot be bundled. */
const ADAPTER_WITHOUT_LIBRARY = /^Adapter(?!Dayjs$)/;
/** Not public, or depending on a package that is not installed. */
const INTERNAL = /^(?:internals?|tests?|Pigment\w+)$/;

const MUI_PACKAGES = ['@mui/material', ...API_FOLDERS.flatMap(packagesOf), '@mui/x-license'];

/** All available imports: the documented packages, their public folders, and their peer dependencies. */
export function runtimePackages(root: string): RuntimePackage[] {
  const modules = join(root, 'node_modules');
  return [
    { name: 'react', specifiers: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] },
    { name: 'emotion', specifiers: ['@emotion/react', '@emotion/styled', '@emotion/cache'] },
    ...MUI_PACKAGES.map((name) => ({ name: name.replace('@mui/', ''), specifiers: foldersOf(modules, name) })),
    { name: 'dayjs', specifiers: ['dayjs', ...scriptsIn(modules, 'dayjs/plugin')] },
    { name: 'dayjs-locales', specifiers: scriptsIn(modules, 'dayjs/locale') },
  ];
}

function foldersOf(modules: string, name: string): string[] {
  const home = join(modules, name, 'esm');
  const folders = readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const isPublic = (folder: string) =>
    !INTERNAL.test(folder) && !ADAPTER_WITHOUT_LIBRARY.test(folder) && existsSync(join(home, folder, 'index.js'));
  return [name, ...folders.filter(isPublic).sort().map((folder) => `${name}/${folder}`)];
}

function scriptsIn(modules: string, folder: string): string[] {
  const names = readdirSync(join(modules, folder)).filter((name) => name.endsWith('.js'));
  return names.sort().map((name) => `${folder}/${name.slice(0, -'.js'.length)}`);
}

/** The name of the bundle for the package that a file belongs to. */
export function bundleOf(id: string): string | null {
  const inModules = id.split(/[\\/]node_modules[\\/]/).slice(1);
  if (inModules.length === 0) return null;
  // A nested package is a private copy of the outer one.
  const [first = ''] = inModules;
  const [scope = '', name = ''] = first.split(/[\\/]/);
  const owner = scope.startsWith('@') ? `${scope}/${name}` : scope;
  if (/^(?:react|react-dom|scheduler)$/.test(owner)) return 'react';
  if (owner.startsWith('@mui/x-charts-vendor') || /^d3-|^internmap$|^robust-predicates$|^delaunator$|^flatqueue$/.test(owner)) return 'x-charts-vendor';
  if (/^@mui\/x-(?:internals|virtualizer|internal-gestures|telemetry)$/.test(owner) || owner === 'reselect') return 'x-internals';
  if (owner === 'dayjs') return /[\\/]locale[\\/]/.test(id) ? 'dayjs-locales' : 'dayjs';
  if (owner.startsWith('@mui/x-') || owner === '@mui/material') return owner.slice('@mui/'.length);
  if (owner === 'sucrase' || /^(?:lines-and-columns|ts-interface-checker|@jridgewell\/.*)$/.test(owner)) return 'transform';
  return 'emotion';
}
