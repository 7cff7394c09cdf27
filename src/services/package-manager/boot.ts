import { readStoredChoice } from '#lib/storage';
import { PACKAGE_MANAGER_ATTRIBUTE, PACKAGE_MANAGER_KEY, PACKAGE_MANAGERS } from './index.ts';

/** Sets the preferred package manager as an attribute before paint. */
export function bootPackageManager() {
  const name = readStoredChoice({ key: PACKAGE_MANAGER_KEY, values: PACKAGE_MANAGERS, fallback: 'npm' });
  document.documentElement.setAttribute(PACKAGE_MANAGER_ATTRIBUTE, name);
}
