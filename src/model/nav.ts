import type { ApiFolder } from '#model/api-folders';

/** Types and constructors for the navigation tree in `content/nav.ts`. */

export type PagePath = '/x' | `/x/${string}`;
export type Plan = 'pro' | 'premium';
/** `planned`: announced, not shipped. `unstable`: shipped as a preview whose API may change. */
export type PageStatus = 'planned' | 'unstable';

interface Labels {
  /** Only a label; it restricts nothing (specification §6). */
  plan?: Plan;
  isNew?: true;
  status?: PageStatus;
}

export interface NavPage extends Labels {
  kind: 'page';
  path: PagePath;
  /** Used if there is no translation `pages.<path>`; the fallback is derived from the last path segment. */
  title?: string;
}

/** An entry for an anchor inside another page; it is never the current page and has no neighbors. */
interface NavHash extends Labels {
  kind: 'hash';
  path: PagePath;
  hash: string;
  title: string;
}

/** `group` is collapsible; `subheader` is a label above entries that are always shown. Neither has a path. */
export interface NavGroup extends Labels {
  kind: 'group' | 'subheader';
  title: string;
  children: readonly NavEntry[];
  /** Set for the API reference of a product, whose pages are generated from the packages. */
  api?: ApiFolder;
}

export type NavEntry = NavPage | NavHash | NavGroup;

export function page(path: PagePath, more: Omit<NavPage, 'kind' | 'path'> = {}): NavPage {
  return { kind: 'page', path, ...more };
}

export function hash(path: PagePath, fragment: string, title: string, more: Labels = {}): NavHash {
  return { kind: 'hash', path, hash: fragment, title, ...more };
}

/** The first argument is a title, or a title with labels: `group({ title: 'Funnel', plan: 'pro' }, …)`. */
export function group(head: string | ({ title: string } & Labels), ...children: NavEntry[]): NavGroup {
  return { kind: 'group', ...withLabels(head), children };
}

/** A placeholder for all API pages of a product. */
export function apiReference(folder: ApiFolder): NavGroup {
  return { kind: 'group', title: 'API reference', children: [], api: folder };
}

export function subheader(head: string | ({ title: string } & Labels), ...children: NavEntry[]): NavGroup {
  return { kind: 'subheader', ...withLabels(head), children };
}

/** All pages in reading order, with the groups around each, from the root. Anchors are not pages. */
export function pagesIn(
  entries: readonly NavEntry[],
  groups: readonly NavGroup[] = [],
): { page: NavPage; groups: readonly NavGroup[] }[] {
  return entries.flatMap((entry) => {
    if ('children' in entry) return pagesIn(entry.children, [...groups, entry]);
    return entry.kind === 'page' ? [{ page: entry, groups }] : [];
  });
}

/** The plan of a page, or that of the nearest group. */
export function planOfPage({ page: { plan }, groups }: ReturnType<typeof pagesIn>[number]): Plan | undefined {
  return plan ?? groups.findLast((around) => around.plan)?.plan;
}

function withLabels(head: string | ({ title: string } & Labels)) {
  return typeof head === 'string' ? { title: head } : head;
}

/**
 * Adds the badges of paid features to the tree. A group whose features all need a plan has one badge instead of one on each page;
 * pages of the group that aren't features belong to them.
 */
export function withPlans(
  entries: readonly NavEntry[],
  featurePlans: ReadonlyMap<string, Plan | undefined>,
): NavEntry[] {
  return entries.map((entry) => {
    if (entry.kind === 'page') {
      const plan = featurePlans.get(entry.path);
      return plan ? { ...entry, plan } : entry;
    }
    if (!('children' in entry)) return entry;
    const children = withPlans(entry.children, featurePlans);
    const plan = entry.kind === 'group' ? planOfAll(children, featurePlans) : undefined;
    return plan ? { ...entry, plan, children: entry.children } : { ...entry, children };
  });
}

function planOfAll(
  children: readonly NavEntry[],
  featurePlans: ReadonlyMap<string, Plan | undefined>,
): Plan | undefined {
  const plans = new Set(
    children.flatMap((child) =>
      child.kind === 'page' && featurePlans.has(child.path) ? [featurePlans.get(child.path)] : [],
    ),
  );
  return plans.size === 1 ? [...plans][0] : undefined;
}
