import { PACKAGE_MANAGER_ATTRIBUTE, packageManager } from './index.ts';

/** Before paint: the reader's package manager as an attribute. */
export function bootPackageManager() {
  document.documentElement.setAttribute(PACKAGE_MANAGER_ATTRIBUTE, packageManager.get());
}
