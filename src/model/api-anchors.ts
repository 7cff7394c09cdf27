import type { ApiComponent, ApiFolder, ApiHook, ApiInterface, ApiPage, ApiProduct } from '#model/api';
import { parametersOf } from '#model/api-content';
import type { PagePath } from '#model/nav';

/** `DataGridPro` is `data-grid-pro`, `ChartsXAxis` is `charts-x-axis`, `PickerDay2` is `picker-day-2`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/** `/x/api/data-grid/grid-col-def`; without a slug, the index of the product. */
export function pathOfApi(folder: ApiFolder, slug?: string): PagePath {
  return slug ? `/x/api/${folder}/${slug}` : `/x/api/${folder}`;
}

/** The URL of a named type: a section of some page, or an entry on the product's types page. */
export function typeAddress({ folder, typePlaces }: Pick<ApiProduct, 'folder' | 'typePlaces'>, key: string): string {
  return typePlaces[key] ?? `${pathOfApi(folder, 'types')}/#${key}`;
}

/** Anchors on API pages, compatible with the existing published links. */
export const anchorOf = {
  prop: (owner: string, name: string) => `${kebabCase(owner)}-prop-${name}`,
  class: (owner: string, name: string) => `${kebabCase(owner)}-classes-${name}`,
  slot: (owner: string, name: string) => `${owner}-css-${name}`,
  variable: (owner: string, name: string) => `${kebabCase(owner)}-variable-${name.replace(/^--/, '')}`,
  parameter: (owner: string, name: string) => `${kebabCase(owner)}-parameter-${name}`,
  returned: (owner: string, name: string) => `${kebabCase(owner)}-returns-${name}`,
  /** Rows of tables in guides. */
  event: (name: string) => `event-${name}`,
  selector: (name: string) => `selector-${name}`,
  /** A component on a page with several. */
  component: (name: string) => kebabCase(name),
};

/** All anchors of a page. */
export function anchorsOf(page: ApiPage): string[] {
  switch (page.kind) {
    case 'component':
      return [...sectionsOfComponent(page).map(({ id }) => id), ...placesOfComponent(page)];
    case 'interface':
      return ['import', 'properties', ...(page.source ? ['source'] : []), ...membersOf(page)];
    case 'hook':
      return [...sectionsOfHook(page), ...placesOfHook(page)];
  }
}

export type ComponentSectionId =
  'import' | 'props' | 'inherited-props' | 'theme' | 'slots' | 'css-classes' | 'css-variables' | 'source';

/** The sections of a component's page in order, without empty ones. */
export function sectionsOfComponent(page: ApiComponent): { id: ComponentSectionId }[] {
  const sections: [ComponentSectionId, boolean][] = [
    ['import', true],
    ['props', true],
    ['inherited-props', page.inherited.length > 0],
    ['theme', page.theme !== undefined],
    ['slots', page.slots.length > 0],
    ['css-classes', page.classes.length > 0],
    ['css-variables', page.cssVariables.length > 0],
    ['source', page.source !== undefined],
  ];
  return sections.flatMap(([id, isPresent]) => (isPresent ? [{ id }] : []));
}

/** The row anchors of a component: props, inherited props, slots, classes, variables. */
export function placesOfComponent({ name, props, inherited, slots, classes, cssVariables }: ApiComponent): string[] {
  return [
    ...[...props, ...inherited.flatMap((group) => group.props)].map((prop) => anchorOf.prop(name, prop.name)),
    ...slots.map((slot) => anchorOf.slot(name, slot.name)),
    ...classes.map((rule) => anchorOf.class(name, rule.name)),
    ...cssVariables.map((variable) => anchorOf.variable(name, variable)),
  ];
}

function membersOf({ name, members }: ApiInterface): string[] {
  return members.map((member) => anchorOf.prop(name, member.name));
}

function sectionsOfHook(hook: ApiHook): string[] {
  return [
    'import',
    'signature',
    ...(parametersOf(hook).length > 0 ? ['parameters'] : []),
    'returns',
    ...(hook.examples.length > 0 ? ['examples'] : []),
    ...(hook.source ? ['source'] : []),
  ];
}

function placesOfHook(hook: ApiHook): string[] {
  const parameters = [...parametersOf(hook), ...hook.parameterMembers];
  return [
    ...parameters.map((parameter) => anchorOf.parameter(hook.name, parameter.name)),
    ...hook.returnMembers.map((member) => anchorOf.returned(hook.name, member.name)),
  ];
}
