import type { ApiComponent, ApiFolder, ApiHook, ApiInterface, ApiPageEntry, ApiType } from '#model/api';
import { anchorOf, sectionsOfComponent, type ComponentSectionId } from '#model/api-anchors';
import { parametersOf } from '#model/api-content';
import { groupProps, PROP_GROUPS, type PropGroup } from '#model/api-groups';
import type { MessageId, Translate } from '#services/i18n';

/** The content of an API page. `group` is a docs tab of a guide: the API of everything the guide documents. */
export type ApiContent =
  | ApiComponent
  | ApiInterface
  | ApiHook
  | { kind: 'others'; components: readonly ApiComponent[]; isIcons: boolean }
  | { kind: 'types'; types: readonly ApiType[]; isInternal: boolean }
  | { kind: 'index'; pages: readonly ApiPageEntry[] }
  | { kind: 'group'; pages: readonly (ApiComponent | ApiHook)[] };

interface ApiHeading {
  depth: number;
  text: string;
  id: string;
  /** The number of rows below it. */
  count?: number;
}

export const GROUP_TITLES = Object.fromEntries(PROP_GROUPS.map((group) => [group, `apiGroup_${group}`])) as {
  [Group in PropGroup]: `apiGroup_${Group}`;
};

export const anchorOfGroup = (group: PropGroup) => `props-${group}`;

const SECTION_TITLES: Readonly<Record<ComponentSectionId, MessageId>> = {
  import: 'apiImport',
  props: 'apiProps',
  'inherited-props': 'apiInherited',
  theme: 'apiTheme',
  slots: 'apiSlots',
  'css-classes': 'apiClasses',
  'css-variables': 'apiVariables',
  source: 'source',
};

/** The headings of a page for its table of contents: sections and groups, with the number of their rows. */
export function headingsOf(folder: ApiFolder, content: ApiContent, t: Translate): ApiHeading[] {
  switch (content.kind) {
    case 'component':
      return headingsOfComponent(folder, content, t);
    case 'interface':
      return [section('properties', t('apiProperties'), content.members), ...sourceSection(content, t)];
    case 'hook':
      return headingsOfHook(content, t);
    case 'others':
      return content.components.map(({ name }) => section(anchorOf.component(name), name));
    case 'group':
      return content.pages.map(({ name }) => section(anchorOf.component(name), name));
    case 'types':
    case 'index':
      return [];
  }
}

function headingsOfComponent(folder: ApiFolder, component: ApiComponent, t: Translate): ApiHeading[] {
  const { props, slots, classes, cssVariables } = component;
  const rows: Partial<Record<ComponentSectionId, readonly unknown[]>> = {
    props,
    slots,
    'css-classes': classes,
    'css-variables': cssVariables,
  };
  const groups = groupProps(folder, props).flatMap(({ group, props: { length: count } }) =>
    group ? [{ depth: 3, text: t(GROUP_TITLES[group]), id: anchorOfGroup(group), count }] : [],
  );
  return sectionsOfComponent(component)
    .filter(({ id }) => id !== 'import')
    .flatMap(({ id }) => [section(id, t(SECTION_TITLES[id]), rows[id]), ...(id === 'props' ? groups : [])]);
}

function headingsOfHook(hook: ApiHook, t: Translate): ApiHeading[] {
  return [
    section('signature', t('apiSignature')),
    ...(parametersOf(hook).length > 0 ? [section('parameters', t('apiParameters'))] : []),
    section('returns', t('apiReturns')),
    ...(hook.examples.length > 0 ? [section('examples', t('apiExamples'))] : []),
    ...sourceSection(hook, t),
  ];
}

function sourceSection({ source }: { source?: string | undefined }, t: Translate): ApiHeading[] {
  return source ? [section('source', t('source'))] : [];
}

function section(id: string, text: string, rows: readonly unknown[] = []): ApiHeading {
  return { depth: 2, text, id, ...(rows.length > 0 && { count: rows.length }) };
}
