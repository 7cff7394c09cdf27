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
export interface NavHash extends Labels {
  kind: 'hash';
  path: PagePath;
  hash: string;
  title: string;
}

export interface NavExternal extends Labels {
  kind: 'external';
  href: `https://${string}`;
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

export type NavEntry = NavPage | NavHash | NavExternal | NavGroup;

export function page(path: PagePath, more: Omit<NavPage, 'kind' | 'path'> = {}): NavPage {
  return { kind: 'page', path, ...more };
}

export function hash(path: PagePath, fragment: string, title: string, more: Labels = {}): NavHash {
  return { kind: 'hash', path, hash: fragment, title, ...more };
}

export function external(href: `https://${string}`, title: string, more: Labels = {}): NavExternal {
  return { kind: 'external', href, title, ...more };
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

function withLabels(head: string | ({ title: string } & Labels)) {
  return typeof head === 'string' ? { title: head } : head;
}
