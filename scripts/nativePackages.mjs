/**
 * The native packages that the lockfile lists for a machine but that are not installed. npm treats them as optional
 * and may exit without an error if one of them could not be installed.
 *
 * @param {Record<string, { optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[], inBundle?: boolean }>} packages
 *   The `packages` of a lockfile, by path.
 * @param {{ os: string, cpu: string, libc?: string | undefined }} machine
 * @param {(path: string) => boolean} isInstalled
 * @returns {string[]} Names of packages.
 */
export function missingNativePackages(packages, machine, isInstalled) {
  return Object.entries(packages)
    .filter(([, entry]) => entry.optional && !entry.inBundle && (entry.os || entry.cpu) && fits(entry, machine))
    .filter(([path]) => !isInstalled(path))
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
}

function fits({ os, cpu, libc }, machine) {
  return allows(os, machine.os) && allows(cpu, machine.cpu) && (!machine.libc || allows(libc, machine.libc));
}

/** npm's rule: `!` excludes a value, and a list of only exclusions allows all others. */
function allows(listed, value) {
  if (!listed) return true;
  const list = [listed].flat();
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((one) => one.startsWith('!'));
}

/** The machine this process runs on, in npm's terms. */
export function thisMachine() {
  const isLinux = process.platform === 'linux';
  const isGlibc = isLinux && Boolean(process.report.getReport().header.glibcVersionRuntime);
  return { os: process.platform, cpu: process.arch, libc: isLinux ? (isGlibc ? 'glibc' : 'musl') : undefined };
}
