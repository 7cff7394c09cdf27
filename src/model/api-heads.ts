import type { ApiFolder, ApiPage, ApiPageEntry, ApiPageKind, ApiText } from '#model/api';
import { plainInlines } from '#model/api-content';
import { X_PRODUCTS } from '#model/product';

/** Titles and descriptions of API pages, shared by the page, its Markdown version and its social image. */

/** The first paragraph of the package's description as plain text, shown below the title. */
export function leadOf(description: ApiText): { lead: string | undefined; rest: ApiText } {
  const [first, ...rest] = description;
  return first?.kind === 'paragraph'
    ? { lead: plainInlines(first.text), rest }
    : { lead: undefined, rest: description };
}

/** `t` returns the text of an id in the language of the page. */
export function titleOfApi({ kind, name }: ApiPageEntry, folder: ApiFolder, t: (id: ApiListTitle) => string): string {
  const product = X_PRODUCTS[`x-${folder}`].name;
  if (kind === 'index') return `${product} API`;
  const list = titleOfApiList(name);
  return list ? `${product}: ${t(list)}` : `${name} API`;
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
      return `Components exported by the ${product} packages that don’t have a separate API page.`;
    case 'types':
      return name === 'internal-types'
        ? `Types that the ${product} packages use internally but don’t export.`
        : `All exported types that the ${product} API pages refer to.`;
    case 'index':
      return `Look up all ${product} components, interfaces and hooks, and the plan that each one requires.`;
  }
}

/** The sections of the index of a product, with the ids of their titles. */
export const API_INDEX_SECTIONS = [
  { kind: 'component', id: 'components', title: 'apiComponents' },
  { kind: 'interface', id: 'interfaces', title: 'apiInterfaces' },
  { kind: 'hook', id: 'hooks', title: 'apiHooks' },
] as const satisfies readonly { kind: ApiPageKind; id: string; title: string }[];

/** Pages that list what has no page of its own, with the ids of their titles. */
const LIST_TITLES = {
  'other-components': 'apiOthers',
  icons: 'apiIcons',
  types: 'apiTypes',
  'internal-types': 'apiInternalTypes',
} as const;
type ApiListTitle = (typeof LIST_TITLES)[keyof typeof LIST_TITLES];

/** The id of the title of a list; `undefined` for a page that is named after an API. */
export function titleOfApiList(name: string): ApiListTitle | undefined {
  return Object.hasOwn(LIST_TITLES, name) ? LIST_TITLES[name as keyof typeof LIST_TITLES] : undefined;
}
