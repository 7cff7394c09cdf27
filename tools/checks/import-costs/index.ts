import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_FOLDERS, type ApiManifest } from '#model/api';
import { usageKey } from '#model/api-usage';
import type { ImportCosts } from '#model/import-costs';
import { packagesOf } from '#model/install';
import type { ContentProblem } from '../../content-pipeline/index.ts';

export const IMPORT_COSTS_FILE = 'content/import-costs.json';

/** What components of the products bring along. */
const PEERS = ['@mui/material', '@emotion/react', '@emotion/styled'];

/** Whether the committed costs are those of the installed packages, and of all components with a page. */
export function checkImportCosts(root: string, manifest: ApiManifest): ContentProblem[] {
  const costs = JSON.parse(readFileSync(join(root, IMPORT_COSTS_FILE), 'utf8')) as ImportCosts;
  return problemsOf(costs, installedVersions(root), documentedIn(manifest));
}

export function problemsOf(
  { versions, costs }: Pick<ImportCosts, 'versions' | 'costs'>,
  installed: Readonly<Record<string, string>>,
  documented: readonly string[],
): ContentProblem[] {
  const report = (message: string): ContentProblem => ({
    file: IMPORT_COSTS_FILE,
    line: 1,
    message,
    advice: 'Run "npm run bench -- imports".',
  });
  const others = Object.entries(installed).filter(([name, version]) => versions[name] !== version);
  const missing = documented.filter((key) => !Object.hasOwn(costs, key));
  const gone = Object.keys(costs).filter((key) => !documented.includes(key));
  return [
    ...others.map(([name, version]) =>
      report(
        `Costs were measured ${name in versions ? `with ${name} ${versions[name]}` : `without ${name}`}, but ${version} is installed.`,
      ),
    ),
    ...missing.map((key) => report(`The cost of ${key} was not measured.`)),
    ...gone.map((key) => report(`${key} has a cost, but no page.`)),
  ];
}

/** Versions of all packages whose code is measured. */
export function installedVersions(root: string): Record<string, string> {
  const names = [...API_FOLDERS.flatMap(packagesOf), ...PEERS];
  return Object.fromEntries(
    names.map((name) => {
      const file = join(root, 'node_modules', name, 'package.json');
      return [name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version];
    }),
  );
}

function documentedIn({ products }: ApiManifest): string[] {
  return products.flatMap(({ folder, pages }) =>
    pages.filter(({ kind }) => kind === 'component').map(({ name }) => usageKey(folder, name)),
  );
}
