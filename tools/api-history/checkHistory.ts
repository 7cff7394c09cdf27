import { join } from 'node:path';
import type { ApiHistory } from '#model/api-history';
import { INSTALL_PRODUCTS, packagesOf } from '#model/install';
import { UserError } from '../workspace/failGracefully.ts';
import { HISTORY_FILE, readHistory } from './historyFile.ts';

/** Stops a build whose pages would say nothing about the newest members. */
export function checkHistory(root: string) {
  const [missing] = missingPackages(readHistory(join(root, HISTORY_FILE)));
  if (missing) throw new UserError(`${HISTORY_FILE} lacks ${missing}: run "npm run history" and commit the file.`);
}

/** The documented packages whose release is not in the history. */
export function missingPackages({ packages }: Pick<ApiHistory, 'packages'>): string[] {
  return INSTALL_PRODUCTS.flatMap(({ id, versions }) => {
    const documented = Object.values(versions);
    return packagesOf(id).flatMap((name, index) => {
      const version = documented[index];
      return version && !packages[name]?.includes(version) ? `${name} ${version}` : [];
    });
  });
}
