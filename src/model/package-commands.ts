import type { PackageManager } from './package-managers.ts';

/** A command for each of four package managers. */
export type Command = Readonly<Record<PackageManager, string>>;

/** The command that adds packages to a project. */
export function installCommand(packages: string, isDev = false): Command {
  return {
    npm: `npm install ${isDev ? '--save-dev ' : ''}${packages}`,
    pnpm: `pnpm add ${isDev ? '--save-dev ' : ''}${packages}`,
    yarn: `yarn add ${isDev ? '--dev ' : ''}${packages}`,
    bun: `bun add ${isDev ? '--dev ' : ''}${packages}`,
  };
}

/** The command that runs a package once, without adding it. */
export function runCommand(command: string): Command {
  return {
    npm: `npx ${command}`,
    pnpm: `pnpm dlx ${command}`,
    yarn: `yarn dlx ${command}`,
    bun: `bunx ${command}`,
  };
}
