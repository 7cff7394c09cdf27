import type { ApiFolder } from '#model/api-folders';
import type { InstallPlan } from '#model/install';
import { MAJORS, type Major } from '#model/migration';
import { packageOf } from './packages.ts';

export interface Manifest {
  /** The version of each product, if it can be migrated from. */
  versions: ReadonlyMap<ApiFolder, Major>;
  plans: ReadonlyMap<ApiFolder, readonly InstallPlan[]>;
  /** Versions that no guide here starts from, as written. */
  others: readonly string[];
}

/** The products in a `package.json`; `undefined` if it is none. */
export function readManifest(text: string): Manifest | undefined {
  const found = parse(text);
  if (!found) return undefined;
  const versions = new Map<ApiFolder, Major>();
  const plans = new Map<ApiFolder, InstallPlan[]>();
  const others: string[] = [];
  for (const [name, range] of found) {
    const from = packageOf(name);
    if (!from) continue;
    plans.set(from.product, [...(plans.get(from.product) ?? []), from.plan]);
    const major = Number(/\d+/.exec(range)?.[0]);
    const known = MAJORS.find((one) => one === major);
    if (known) versions.set(from.product, known);
    else others.push(`${name} ${range}`);
  }
  return { versions, plans, others };
}

function parse(text: string): [string, string][] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const lists = Object.entries(value).flatMap(([key, list]: [string, unknown]) =>
    /^(?:dev|peer|optional)?dependencies$/i.test(key) && typeof list === 'object' && list !== null ? [list] : [],
  );
  return lists.flatMap((list) =>
    Object.entries(list).flatMap(([name, range]: [string, unknown]): [string, string][] =>
      typeof range === 'string' ? [[name, range]] : [],
    ),
  );
}
