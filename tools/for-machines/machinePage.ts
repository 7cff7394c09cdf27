import type { ApiFolder } from '#model/api';
import { type NavEntry, pagesIn, type PageStatus, type Plan, planOfPage } from '#model/nav';
import { X_PRODUCTS } from '#model/product';
import type { Block } from './markdown/nodes.ts';

/** A page of the site with its metadata and Markdown. */
export interface MachinePage {
  kind: 'guide' | 'api' | 'tab';
  /** Without a trailing slash: `/x/react-data-grid/sorting`. */
  path: string;
  title: string;
  description: string;
  product: ApiFolder | undefined;
  plan?: Plan | undefined;
  status?: PageStatus | undefined;
  packages: readonly string[];
  /** The article as Markdown nodes, without its title. */
  body: () => Block[];
}

export interface NavPlace {
  plan: Plan | undefined;
  status: PageStatus | undefined;
}

/** Plan and status of each page in the navigation tree; entries inherit the plan of their group. */
export function placesIn(nav: readonly NavEntry[]): Map<string, NavPlace> {
  return new Map(
    pagesIn(nav).map((found) => [found.page.path, { plan: planOfPage(found), status: found.page.status }]),
  );
}

export function nameOfProduct(folder: ApiFolder): string {
  return X_PRODUCTS[`x-${folder}`].name;
}

export function pathOfProduct(folder: ApiFolder): string {
  return X_PRODUCTS[`x-${folder}`].path;
}
