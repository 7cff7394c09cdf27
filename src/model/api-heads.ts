import type { ApiFolder, ApiInline, ApiPage, ApiPageEntry, ApiText } from '#model/api';
import { X_PRODUCTS } from '#model/product';

/** Titles and descriptions of API pages, shared by the page, its Markdown version and its social image. */

/** The first paragraph of the package's description as plain text, shown below the title. */
export function leadOf(description: ApiText): { lead: string | undefined; rest: ApiText } {
  const [first, ...rest] = description;
  return first?.kind === 'paragraph' ? { lead: plain(first.text), rest } : { lead: undefined, rest: description };
}

/** `listTitle` returns the translated title of a list page. */
export function titleOfApi(
  { kind, name }: ApiPageEntry,
  folder: ApiFolder,
  listTitle: (name: ApiListName) => string,
): string {
  const product = X_PRODUCTS[`x-${folder}`].name;
  if (kind === 'index') return `${product} API`;
  return isApiList(name) ? `${product}: ${listTitle(name)}` : `${name} API`;
}

/** The description from the package; if there is none, a summary of what the page contains. */
export function descriptionOfApi({ kind, name }: ApiPageEntry, folder: ApiFolder, page: ApiPage | undefined): string {
  const product = X_PRODUCTS[`x-${folder}`].name;
  const lead = page && leadOf(page.description).lead;
  if (lead) return lead;
  switch (kind) {
    case 'component': {
      const { slots = [], classes = [] } = page?.kind === 'component' ? page : {};
      return `API reference for the ${name} component: props${slots.length > 0 ? ', slots' : ''}${classes.length > 0 ? ', CSS classes' : ''} and types.`;
    }
    case 'interface':
      return `API reference for the ${name} type: its properties, with their types, default values and plans.`;
    case 'hook':
      return `API reference for the ${name} hook: its signature, parameters and return value.`;
    case 'others':
      if (name === 'icons') return `Icons exported by the ${product} packages, and the props they accept.`;
      return `Components exported by the ${product} packages that don't have a separate API page.`;
    case 'types':
      return name === 'internal-types'
        ? `Types that the ${product} packages use internally but don't export.`
        : `All exported types that the ${product} API pages refer to.`;
    case 'index':
      return `Look up all ${product} components, interfaces and hooks, and the plan that each one requires.`;
  }
}

const API_LISTS = ['other-components', 'icons', 'types', 'internal-types'] as const;
export type ApiListName = (typeof API_LISTS)[number];

export function isApiList(name: string): name is ApiListName {
  return API_LISTS.some((list) => list === name);
}

function plain(nodes: readonly ApiInline[]): string {
  return nodes
    .map((node) => (node.kind === 'link' ? plain(node.text) : node.kind === 'type' ? node.key : node.text))
    .join('');
}
