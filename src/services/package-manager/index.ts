/** Which package manager the reader uses: one choice for the whole site, kept in localStorage. */
import { createPreference } from '#lib/preference';
import { onStorageChange, storageSource } from '#lib/storage';
import { PACKAGE_MANAGERS } from '#model/package-commands';

export { PACKAGE_MANAGERS, type PackageManager } from '#model/package-commands';

export const PACKAGE_MANAGER_KEY = 'package-manager';
/** On `<html>`, so that style alone shows the right command before any script runs. */
export const PACKAGE_MANAGER_ATTRIBUTE = 'data-package-manager';

export const packageManager = createPreference({
  values: PACKAGE_MANAGERS,
  fallback: 'npm',
  sources: [storageSource(PACKAGE_MANAGER_KEY)],
});

/** The page shows the choice, and follows it in this tab and in others. */
export function followPackageManager() {
  packageManager.subscribe((value) => document.documentElement.setAttribute(PACKAGE_MANAGER_ATTRIBUTE, value));
  onStorageChange(PACKAGE_MANAGER_KEY, packageManager.reload);
}
