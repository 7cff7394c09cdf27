import { API_FOLDERS, type ApiFolder } from '#model/api-folders';
import type { InstallPlan } from '#model/install';

export interface XPackage {
  name: string;
  product: ApiFolder;
  plan: InstallPlan;
  /** What stands after the name: `/DataGrid`, or nothing. */
  folder: string;
}

const SPECIFIER = /^(@mui\/x-([a-z-]+?)(?:-(pro|premium))?)(\/.*)?$/;

/** The product that an import is of. */
export function packageOf(specifier: string): XPackage | undefined {
  const [, name = '', id, plan, folder = ''] = SPECIFIER.exec(specifier) ?? [];
  const product = API_FOLDERS.find((one) => one === id);
  if (!product) return undefined;
  return { name, product, plan: plan === 'pro' || plan === 'premium' ? plan : 'community', folder };
}
