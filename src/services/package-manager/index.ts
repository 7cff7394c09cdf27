/** The preferred package manager: one choice for the whole site, stored in localStorage. */
import { onStorageChange, readStoredChoice, storageSource, type StoredChoice } from '#lib/storage';
import { PACKAGE_MANAGERS, type PackageManager } from '#model/package-managers';

export { PACKAGE_MANAGERS, type PackageManager } from '#model/package-managers';

const CHOICE: StoredChoice<PackageManager> = { key: 'package-manager', values: PACKAGE_MANAGERS, fallback: 'npm' };

/** Set on `<html>`, so that CSS can show the preferred command before any other script runs. */
const ATTRIBUTE = 'data-package-manager';

/** Shows the commands of the preferred one, which is returned. */
export function showPackageManager(): PackageManager {
  const name = readStoredChoice(CHOICE);
  document.documentElement.setAttribute(ATTRIBUTE, name);
  return name;
}

export function storePackageManager(name: PackageManager) {
  storageSource(CHOICE.key).write(name);
}

/** Calls back when another tab of the browser has stored one. */
export function observePackageManager(listener: () => void) {
  onStorageChange(CHOICE.key, listener);
}
