import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../workspace/failGracefully.ts';
import { canInstall, installPackages } from './apt.ts';

/** The small browser that WebKitGTK comes with. */
const MINI_BROWSER = [
  '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/*/webkitgtk-6.0/MiniBrowser',
  '/usr/libexec/*/MiniBrowser',
];

/** The programs that the checks of the engines start. */
interface EnginePrograms {
  firefox: string;
  webkitDriver: string;
  miniBrowser: string;
  screen: string;
}

const PACKAGES: Readonly<Record<keyof EnginePrograms, string>> = {
  firefox: 'firefox-esr',
  webkitDriver: 'webkit2gtk-driver',
  miniBrowser: 'webkit2gtk-driver',
  screen: 'xvfb',
};

/** Finds Firefox and WebKitGTK. Installs what is missing if this machine is a Debian and the user may. */
export async function ensureEngines(): Promise<EnginePrograms> {
  let missing = missingPackages();
  if (missing.length > 0 && canInstall) {
    await installPackages(...missing);
    missing = missingPackages();
  }
  if (missing.length > 0) {
    throw new UserError(
      `The checks in Firefox and WebKit need ${missing.join(', ')}: install what is missing on Debian or Ubuntu with apt-get, or run this command as root.`,
    );
  }
  return findPrograms() as EnginePrograms;
}

function missingPackages(): string[] {
  const found = findPrograms();
  const names = Object.keys(PACKAGES) as (keyof EnginePrograms)[];
  return [...new Set(names.filter((name) => !found[name]).map((name) => PACKAGES[name]))];
}

function findPrograms(): { [Name in keyof EnginePrograms]: string | undefined } {
  return {
    firefox: findOnPath('firefox-esr') ?? findOnPath('firefox'),
    webkitDriver: findOnPath('WebKitWebDriver'),
    miniBrowser: globSync(MINI_BROWSER)[0],
    screen: findOnPath('Xvfb'),
  };
}

function findOnPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
