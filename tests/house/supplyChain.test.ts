import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  /** Bundled in its parent package, whose hash covers it. */
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const manifest = read<Record<string, Record<string, string> | undefined>>('package.json');
const lock = read<{ lockfileVersion: number; packages: Record<string, LockedPackage> }>('package-lock.json');
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

type Platform = { os: string; cpu: string };
/** The supported platforms. An upgrade waits until its binaries exist for all of them. */
const PLATFORMS: readonly Platform[] = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];

/** Permissive licenses, which only require attribution. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'MIT/X11',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'Zlib',
  'OFL-1.1',
]);
/** Weak copyleft: used unmodified, in tools only, and not part of the downloads of readers. */
const TOOLS_ONLY = new Set(['MPL-2.0', 'LGPL-3.0-or-later']);
const TOOLS = /^(?:axe-core|lightningcss(?:-.*)?|@img\/sharp-.*|@resvg\/resvg-js(?:-.*)?|dompurify)$/;
/** The commercial packages, which the site documents and runs for evaluation. */
const COMMERCIAL =
  /^@mui\/x-(?:data-grid-pro|data-grid-premium|date-pickers-pro|charts-pro|tree-view-pro|license|telemetry)$/;
/** No license in its package.json; its readme says MIT. */
const MIT_BY_README = new Set(['buffers']);
/** Packages with an install script, which never runs: `ignore-scripts` is set in .npmrc and in the bootstrap. */
const WITH_UNUSED_SCRIPT = new Set(['@mui/x-telemetry', 'esbuild', 'fsevents']);

describe('supply chain', () => {
  it('ships at most 40 direct dependencies to readers, besides the libraries of single demos', () => {
    const architecture = readFileSync('ARCHITECTURE.md', 'utf8');
    const [, ofDemos = ''] = architecture.split('### Libraries that only demos load');
    const names = Object.keys(manifest['dependencies'] ?? {});
    const counted = names.filter((name) => !ofDemos.includes(`\`${name}\``));
    expect(counted.length).toBeLessThan(names.length);
    expect(counted.length).toBeLessThanOrEqual(40);
  });

  it('pins every direct dependency to one version', () => {
    const versions = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}),
    );
    // All versions of date-fns-jalali end in `-0`. TypeScript is installed twice, under two names.
    expect(
      versions.filter(
        ([name, version]) =>
          !/^(?:npm:typescript@)?\d+\.\d+\.\d+$/.test(
            name === 'date-fns-jalali' ? version.replace(/-0$/, '') : version,
          ),
      ),
    ).toEqual([]);
  });

  it('locks every package by version and strong hash, from the registry alone', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(locked.length).toBeGreaterThan(100);
    const isSound = ({ version = '', integrity = '', resolved, link, inBundle }: LockedPackage) =>
      /^\d+\.\d+\.\d+/.test(version) &&
      (integrity.startsWith('sha512-') || inBundle) &&
      !link &&
      (resolved === undefined || resolved.startsWith('https://'));
    expect(locked.filter(([, entry]) => !isSound(entry)).map(([path]) => path)).toEqual([]);
  });

  it('lists every native package for all five platforms', () => {
    const withBinaries = Object.entries(lock.packages).filter(
      ([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies).length >= 4,
    );
    expect(withBinaries.length).toBeGreaterThan(5);
    const faults = withBinaries.flatMap(([path, { optionalDependencies = {} }]) => {
      const found = Object.keys(optionalDependencies).map((name) => ({
        name,
        entry: lock.packages[`${path}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`],
      }));
      const unlisted = found
        .filter(({ entry }) => !entry)
        .map(({ name }) => `${path || 'package.json'}: ${name} is not in the lockfile`);
      const isFor = ({ os, cpu }: Platform) =>
        found.some(({ entry }) => entry?.os?.includes(os) && entry.cpu?.includes(cpu));
      return [
        ...unlisted,
        ...PLATFORMS.filter((platform) => !isFor(platform)).map(
          ({ os, cpu }) => `${path || 'package.json'}: nothing for ${os}-${cpu}`,
        ),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('contains only licenses on the allow list; the commercial packages are the exception', () => {
    const isAllowed = (name: string, license: string) => {
      if (COMMERCIAL.test(name)) return license === 'SEE LICENSE IN LICENSE' || license === 'MIT';
      if (MIT_BY_README.has(name)) return license === '';
      const choices = license.replace(/[()]/g, '').split(' OR ');
      return choices.some((choice) =>
        choice.split(' AND ').every((one) => PERMISSIVE.has(one) || (TOOLS_ONLY.has(one) && TOOLS.test(name))),
      );
    };
    const refused = locked.filter(([path, { license = '' }]) => !isAllowed(nameOf(path), license));
    expect(refused.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([]);
  });

  it('runs no install script', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expect(readFileSync('scripts/bootstrap.mjs', 'utf8')).toContain('--ignore-scripts');
    const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    expect(withScript.filter((name) => !WITH_UNUSED_SCRIPT.has(name))).toEqual([]);
  });
});
