import type { ApiFolder, ApiInline, ApiPage, ApiPageEntry, ApiText } from '#model/api';
import { X_PRODUCTS } from '#model/product';

/** Titles and descriptions of API pages: the same on the page, in its Markdown and on its picture. */

/** The first paragraph of what the package says, as plain words; it stands under the title. */
export function leadOf(description: ApiText): { lead: string | undefined; rest: ApiText } {
  const [first, ...rest] = description;
  return first?.kind === 'paragraph' ? { lead: plain(first.text), rest } : { lead: undefined, rest: description };
}

/** `listTitle` names a page that is a list, in the reader's language. */
export function titleOfApi({ kind, name }: ApiPageEntry, folder: ApiFolder, listTitle: (name: ApiListName) => string): string {
  const product = X_PRODUCTS[`x-${folder}`].name;
  if (kind === 'index') return `${product} API`;
  return isApiList(name) ? `${product}: ${listTitle(name)}` : `${name} API`;
}

/** What the package says of it; without a word of the package, what the page has. */
export function descriptionOfApi({ kind, name }: ApiPageEntry, folder: ApiFolder, page: ApiPage | undefined): string {
  const product = X_PRODUCTS[`x-${folder}`].name;
  const lead = page && leadOf(page.description).lead;
  if (lead) return lead;
  switch (kind) {
    case 'component': {
      const { slots = [], classes = [] } = page?.kind === 'component' ? page : {};
      return `Props${slots.length > 0 ? ', slots' : ''}${classes.length > 0 ? ', CSS classes' : ''} and types of the ${name} component.`;
    }
    case 'interface':
      return `Properties of the ${name} type, with their types, defaults and plans.`;
    case 'hook':
      return `How to call the ${name} hook, what it takes and what it returns.`;
    case 'others':
      if (name === 'icons') return `Icons that the ${product} packages export, with the props they take.`;
      return `Components that the ${product} packages export besides those with a page of their own.`;
    case 'types':
      return name === 'internal-types' ? `Types that the ${product} packages are made of but do not export.` : `Every exported type that the API pages of ${product} mention.`;
    case 'index':
      return `All components, interfaces and hooks of ${product}, with the plan each needs.`;
  }
}

const API_LISTS = ['other-components', 'icons', 'types', 'internal-types'] as const;
export type ApiListName = (typeof API_LISTS)[number];

export function isApiList(name: string): name is ApiListName {
  return API_LISTS.some((list) => list === name);
}

function plain(nodes: readonly ApiInline[]): string {
  return nodes.map((node) => (node.kind === 'link' ? plain(node.text) : node.kind === 'type' ? node.key : node.text)).join('');
}
