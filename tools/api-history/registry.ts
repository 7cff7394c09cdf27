import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '#lib/memoize';
import { compareReleases, isRelease, minorOf } from '#model/releases';
import { run } from '../workspace/run.ts';
import { DOCUMENTED } from './releases.ts';

/** Packages of the registry that npm is configured with. */
export interface Registry {
  /** The stable versions of a package, in order; `undefined` if the registry cannot be reached. */
  versionsOf: (name: string) => Promise<readonly string[] | undefined>;
  /** Puts packages, and our packages that these need, into `node_modules` of a folder. */
  unpack: (packages: ReadonlyMap<string, string>, folder: string) => Promise<void>;
}

/** Folders with the same code for other targets. */
const UNUSED = ['modern', 'legacy', 'node'].map((folder) => `--exclude=*/${folder}`);
const OURS = /^@mui\/x-/;

export function npmRegistry(): Registry {
  const versionsOf = memoize(async (name: string): Promise<readonly string[] | undefined> => {
    const { code, output } = await npm('view', name, 'versions', '--json', '--loglevel=silent');
    if (code !== 0) return undefined;
    const found: unknown = JSON.parse(output);
    const all: unknown[] = Array.isArray(found) ? found : [found];
    return all
      .filter((version): version is string => typeof version === 'string' && isRelease(version))
      .sort(compareReleases);
  });

  async function unpack(packages: ReadonlyMap<string, string>, folder: string): Promise<void> {
    if (packages.size === 0) return;
    const downloads = join(folder, 'downloads');
    mkdirSync(downloads, { recursive: true });
    const specs = Array.from(packages, ([name, version]) => `${name}@${version}`);
    const { code, output } = await npm(
      'pack',
      ...specs,
      '--pack-destination',
      downloads,
      '--ignore-scripts',
      '--loglevel=error',
    );
    if (code !== 0) throw new Error(`npm pack ${specs.join(' ')} failed:\n${output}`);
    for (const [name, version] of packages) {
      const target = join(folder, 'node_modules', name);
      mkdirSync(target, { recursive: true });
      const file = fileOf(name, version, readdirSync(downloads));
      const unpacked = await run(
        'tar',
        ['-xzf', join(downloads, file), '-C', target, '--strip-components=1', ...UNUSED],
        { output: 'keep' },
      );
      if (unpacked.code !== 0) throw new Error(`${file} cannot be unpacked:\n${unpacked.output}`);
    }
    rmSync(downloads, { recursive: true });
    await unpack(await neededBy([...packages.keys()], folder), folder);
  }

  /** Internal packages that the unpacked ones depend on and that are not there yet. */
  async function neededBy(names: readonly string[], folder: string): Promise<Map<string, string>> {
    const needed = new Map<string, string>();
    for (const name of names) {
      const file = join(folder, 'node_modules', name, 'package.json');
      const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
      for (const [dependency, range] of Object.entries(dependencies).filter(([one]) => OURS.test(one))) {
        if (needed.has(dependency) || readdirSync(join(folder, 'node_modules/@mui')).includes(dependency.slice(5)))
          continue;
        const wanted = range.replace(/^[\^~]/, '');
        const versions = (await versionsOf(dependency)) ?? [];
        const version = DOCUMENTED.includes(dependency) ? lastUpTo(wanted, versions) : closest(wanted, versions);
        if (version) needed.set(dependency, version);
      }
    }
    return needed;
  }

  return { versionsOf, unpack };
}

/**
 * The registry has gaps. What stands in for a documented package must not be newer than the wanted version, or what it adds
 * would be dated too early.
 */
export function lastUpTo(wanted: string, versions: readonly string[]): string | undefined {
  return versions.findLast((version) => compareReleases(version, wanted) <= 0) ?? versions[0];
}

/** Of an internal package, a later version with the same minor has everything that is imported from it. */
export function closest(wanted: string, versions: readonly string[]): string | undefined {
  const next = versions.find(
    (version) => compareReleases(version, wanted) >= 0 && minorOf(version) === minorOf(wanted),
  );
  return next ?? lastUpTo(wanted, versions);
}

function fileOf(name: string, version: string, files: readonly string[]): string {
  const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  if (!files.includes(file)) throw new Error(`npm pack did not write ${file}.`);
  return file;
}

/** npm passes the path of its own entry file to scripts; running it needs no shell on any platform. */
function npm(...args: readonly string[]) {
  const cli = process.env['npm_execpath'];
  return cli ? run(process.execPath, [cli, ...args], { output: 'keep' }) : run('npm', args, { output: 'keep' });
}
