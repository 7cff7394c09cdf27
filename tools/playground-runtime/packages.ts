import { packageOfFile } from '#lib/package-name';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_FOLDERS } from '#model/api';
import { packagesOf } from '#model/install';

/** A bundle of the runtime: its name, and the imports it provides. */
export interface RuntimePackage {
  name: string;
  specifiers: readonly string[];
}

/** Bundled with their date library, or for a version of it that is not installed. */
const OTHER_ADAPTER = /^Adapter(?!Dayjs$)/;
/** Libraries that only some demos use, with their types. Each bundle has the adapter for it, so that pickers do not load all of them. */
const DEMO_LIBRARIES: readonly {
  name: string;
  owners: RegExp;
  imports: readonly string[];
  adapter?: string;
  locales?: string;
}[] = [
  {
    name: 'date-fns',
    owners: /^date-fns$/,
    imports: ['date-fns'],
    adapter: 'AdapterDateFns',
    locales: 'date-fns/locale',
  },
  { name: 'luxon', owners: /^(?:@types\/)?luxon$/, imports: ['luxon'], adapter: 'AdapterLuxon' },
  { name: 'moment', owners: /^moment$/, imports: ['moment'], adapter: 'AdapterMoment' },
  { name: 'moment-timezone', owners: /^moment-timezone$/, imports: ['moment-timezone'] },
  {
    name: 'date-fns-jalali',
    owners: /^date-fns-jalali$/,
    imports: ['date-fns-jalali'],
    adapter: 'AdapterDateFnsJalali',
    locales: 'date-fns-jalali/locale',
  },
  {
    name: 'moment-jalaali',
    owners: /^(?:@types\/)?(?:moment-)?jalaali(?:-js)?$/,
    imports: ['moment-jalaali'],
    adapter: 'AdapterMomentJalaali',
  },
  { name: 'moment-hijri', owners: /^moment-hijri$/, imports: ['moment-hijri'], adapter: 'AdapterMomentHijri' },
  { name: 'react-hook-form', owners: /^react-hook-form$/, imports: ['react-hook-form'] },
  { name: 'hookform-resolvers', owners: /^@(?:hookform|standard-schema)\//, imports: ['@hookform/resolvers/zod'] },
  { name: 'zod', owners: /^zod$/, imports: ['zod'] },
  {
    name: 'tanstack-query',
    owners: /^@tanstack\/(?:react-query|query-core)$/,
    imports: ['@tanstack/react-query'],
  },
  { name: 'swr', owners: /^(?:swr|dequal)$/, imports: ['swr'] },
  { name: 'tanstack-form', owners: /^@tanstack\//, imports: ['@tanstack/react-form'] },
  { name: 'react-spring', owners: /^@react-spring\//, imports: ['@react-spring/web'] },
  { name: 'motion', owners: /^(?:motion|framer-motion|motion-dom|motion-utils)$/, imports: ['motion/react'] },
];
/** The default locale of date-fns is part of the library. */
const LOCALE = /[\\/]locale(?:\.js$|[\\/](?!en-US|_lib))/;
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
    ...DEMO_LIBRARIES.flatMap(({ name, imports, adapter, locales }) => [
      {
        name,
        specifiers: [
          ...imports,
          ...(adapter ? packagesOf('date-pickers').map((pickers) => `${pickers}/${adapter}`) : []),
        ],
      },
      ...(locales ? [{ name: `${name}-locales`, specifiers: [locales, ...scriptsIn(modules, locales)] }] : []),
    ]),
  ];
}

function foldersOf(modules: string, name: string): string[] {
  const home = join(modules, name, 'esm');
  const folders = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const isPublic = (folder: string) =>
    !INTERNAL.test(folder) && !OTHER_ADAPTER.test(folder) && existsSync(join(home, folder, 'index.js'));
  return [
    name,
    ...folders
      .filter(isPublic)
      .sort()
      .map((folder) => `${name}/${folder}`),
  ];
}

function scriptsIn(modules: string, folder: string): string[] {
  const names = readdirSync(join(modules, folder)).filter(
    (name) => name.endsWith('.js') && !/^(?:cdn|types)\./.test(name),
  );
  return names.sort().map((name) => `${folder}/${name.slice(0, -'.js'.length)}`);
}

/** The library that only some demos use and that a package belongs to. */
export function demoLibraryOf(owner: string): string | undefined {
  return DEMO_LIBRARIES.find(({ owners }) => owners.test(owner))?.name;
}

/** The name of the bundle for the package that a file belongs to. */
export function bundleOf(id: string): string | null {
  const owner = packageOfFile(id);
  if (owner === '') return null;
  if (/^(?:react|react-dom|scheduler)$/.test(owner)) return 'react';
  if (
    owner.startsWith('@mui/x-charts-vendor') ||
    /^d3-|^internmap$|^robust-predicates$|^delaunator$|^flatqueue$/.test(owner)
  )
    return 'x-charts-vendor';
  if (/^@mui\/x-(?:internals|virtualizer|internal-gestures|telemetry)$/.test(owner) || owner === 'reselect')
    return 'x-internals';
  if (owner === 'dayjs') return /[\\/]locale[\\/]/.test(id) ? 'dayjs-locales' : 'dayjs';
  const library = DEMO_LIBRARIES.find(
    ({ owners, adapter }) =>
      owners.test(owner) || (adapter && owner.startsWith('@mui/x-date-pickers') && id.split(/[\\/]/).includes(adapter)),
  );
  if (library) return library.locales && LOCALE.test(id) ? `${library.name}-locales` : library.name;
  if (owner.startsWith('@mui/x-') || owner === '@mui/material') return owner.slice('@mui/'.length);
  if (owner === 'sucrase' || /^(?:lines-and-columns|ts-interface-checker|@jridgewell\/.*)$/.test(owner))
    return 'transform';
  return 'emotion';
}
