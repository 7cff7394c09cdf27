import type { ApiComponent, ApiHook, ApiInterface, ApiPageEntry, ApiType } from '#model/api';
import { anchorOf, sectionsOfComponent, type ComponentSectionId } from '#model/api-anchors';
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

export interface ApiHeading {
  depth: number;
  text: string;
  id: string;
}

export const SECTION_TITLES: Readonly<Record<ComponentSectionId, MessageId>> = {
  import: 'apiImport',
  props: 'apiProps',
  'inherited-props': 'apiInherited',
  theme: 'apiTheme',
  slots: 'apiSlots',
  'css-classes': 'apiClasses',
  'css-variables': 'apiVariables',
  source: 'source',
};

/** The headings of a page, including each row, for its table of contents. */
export function headingsOf(content: ApiContent, t: Translate): ApiHeading[] {
  switch (content.kind) {
    case 'component':
      return headingsOfComponent(content, t);
    case 'interface':
      return [
        section('import', t('apiImport')),
        section('properties', t('apiProperties')),
        ...rows(content.name, content.members, anchorOf.prop),
        ...sourceSection(content, t),
      ];
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

function headingsOfComponent(component: ApiComponent, t: Translate): ApiHeading[] {
  const { name, props, inherited, slots, classes } = component;
  const below: Partial<Record<ComponentSectionId, ApiHeading[]>> = {
    props: rows(name, props, anchorOf.prop),
    'inherited-props': rows(
      name,
      inherited.flatMap((group) => group.props),
      anchorOf.prop,
    ),
    slots: rows(name, slots, anchorOf.slot),
    'css-classes': rows(name, classes, anchorOf.class),
  };
  return sectionsOfComponent(component).flatMap(({ id }) => [section(id, t(SECTION_TITLES[id])), ...(below[id] ?? [])]);
}

function headingsOfHook(hook: ApiHook, t: Translate): ApiHeading[] {
  const hasParameters = hook.signatures.some(({ parameters }) => parameters.length > 0);
  return [
    section('import', t('apiImport')),
    section('signature', t('apiSignature')),
    ...(hasParameters
      ? [section('parameters', t('apiParameters')), ...rows(hook.name, hook.parameterMembers, anchorOf.parameter)]
      : []),
    section('returns', t('apiReturns')),
    ...rows(hook.name, hook.returnMembers, anchorOf.returned),
    ...(hook.examples.length > 0 ? [section('examples', t('apiExamples'))] : []),
    ...sourceSection(hook, t),
  ];
}

function sourceSection({ source }: { source?: string | undefined }, t: Translate): ApiHeading[] {
  return source ? [section('source', t('source'))] : [];
}

function section(id: string, text: string): ApiHeading {
  return { depth: 2, text, id };
}

function rows(
  owner: string,
  members: readonly { name: string }[],
  idOf: (owner: string, name: string) => string,
): ApiHeading[] {
  return members.map(({ name }) => ({ depth: 3, text: name, id: idOf(owner, name) }));
}
