import { existsSync } from 'node:fs';
import { run } from '../workspace/run.ts';

/** Debian packages can be installed without asking for a password. */
export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** On a new machine, another installation may still be running. Failures show later, when the programs are missing. */
const OPTIONS = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];

/** Installs Debian packages, and a font, because a bare machine has none. */
export async function installPackages(...names: readonly string[]) {
  await run('apt-get', ['update', ...OPTIONS], { output: 'keep' });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...OPTIONS, ...names, 'fonts-liberation'], {
    output: 'keep',
  });
}
