/** The preferred package manager: one choice for the whole site, stored in localStorage. */
import { createPreference } from '#lib/preference';
import { onStorageChange, storageSource } from '#lib/storage';
import { PACKAGE_MANAGERS } from '#model/package-commands';

export { PACKAGE_MANAGERS, type PackageManager } from '#model/package-commands';

export const PACKAGE_MANAGER_KEY = 'package-manager';
/** Set on `<html>`, so that CSS can show the preferred command before any other script runs. */
export const PACKAGE_MANAGER_ATTRIBUTE = 'data-package-manager';

export const packageManager = createPreference({
  values: PACKAGE_MANAGERS,
  fallback: 'npm',
  sources: [storageSource(PACKAGE_MANAGER_KEY)],
});

/** Applies changes of the preference, made in this tab or in others. */
export function followPackageManager() {
  packageManager.subscribe((value) => document.documentElement.setAttribute(PACKAGE_MANAGER_ATTRIBUTE, value));
  onStorageChange(PACKAGE_MANAGER_KEY, packageManager.reload);
}
