import type { ApiFolder } from '#model/api';
import type { NavEntry, PageStatus, Plan } from '#model/nav';
import { X_PRODUCTS } from '#model/product';
import type { Block } from './markdown/nodes.ts';

/** A page of the site as machines are told of it. */
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
  /** The article as Markdown, without its title. */
  body: () => Block[];
}

export interface NavPlace {
  plan: Plan | undefined;
  status: PageStatus | undefined;
}

/** What the navigation tree says of its pages; a group's plan holds for what is in it. */
export function placesIn(entries: readonly NavEntry[], around?: Plan): Map<string, NavPlace> {
  const places = new Map<string, NavPlace>();
  for (const entry of entries) {
    if (entry.kind === 'page') places.set(entry.path, { plan: entry.plan ?? around, status: entry.status });
    else if ('children' in entry) for (const [path, place] of placesIn(entry.children, entry.plan ?? around)) places.set(path, place);
  }
  return places;
}

export function nameOfProduct(folder: ApiFolder): string {
  return X_PRODUCTS[`x-${folder}`].name;
}

export function pathOfProduct(folder: ApiFolder): string {
  return X_PRODUCTS[`x-${folder}`].path;
}
