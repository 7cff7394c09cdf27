import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_FOLDERS } from '#model/api';
import { packagesOf } from '#model/install';

/** A bundle of the runtime: its name, and every import that it answers. */
export interface RuntimePackage {
  name: string;
  specifiers: readonly string[];
}

/** Adapters of date libraries that are not installed cannot be bundled. */
const ADAPTER_WITHOUT_LIBRARY = /^Adapter(?!Dayjs$)/;
/** No public face, or in need of a package that is not installed. */
const INTERNAL = /^(?:internals?|tests?|Pigment\w+)$/;

const MUI_PACKAGES = ['@mui/material', ...API_FOLDERS.flatMap(packagesOf), '@mui/x-license'];

/** Everything a reader can import: packages that the site documents, their public folders, and what they need. */
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

/** The installed package a file belongs to, as its bundle is called. */
export function bundleOf(id: string): string | null {
  const inModules = id.split(/[\\/]node_modules[\\/]/).slice(1);
  if (inModules.length === 0) return null;
  // A package inside of another one is that other one's own copy.
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
