import type { ApiFolder } from '#model/api-folders';

/** Tasks that props are grouped by, in the order in which they are shown. */
export const PROP_GROUPS = [
  'data',
  'value',
  'validation',
  'views',
  'columns',
  'rows',
  'editing',
  'filtering',
  'sorting',
  'selection',
  'pagination',
  'grouping',
  'export',
  'interaction',
  'appearance',
  'events',
  'other',
] as const;

export type PropGroup = (typeof PROP_GROUPS)[number];

/** A component with fewer props is shown as one list. */
export const MIN_GROUPED_PROPS = 24;

const EVENTS: readonly [PropGroup, RegExp] = ['events', /^on[A-Z]/];
const APPEARANCE: readonly [PropGroup, RegExp] = [
  'appearance',
  /^(?:class(?:es|Name)|style|sx|slots|slotProps|theme|label|localeText|density)$|^aria-/,
];

/** The first rule that matches decides. */
const RULES: Readonly<Record<ApiFolder, readonly (readonly [PropGroup, RegExp])[]>> = {
  'data-grid': [
    EVENTS,
    APPEARANCE,
    ['export', /clipboard|export/i],
    ['grouping', /aggregat|pivot|(?<!column)grouping|group(?:Expanded|ed)|treeData|detailPanel|disableChildren/i],
    ['filtering', /filter|ignoreDiacritics/i],
    ['sorting', /sort/i],
    ['selection', /selection|rowSelect|rowsSelected/i],
    ['editing', /edit|ModesModel|processRowUpdate/i],
    ['pagination', /pag(?:e|ination)|rowCount/i],
    ['data', /^(?:rows|getRowId|initialState|apiRef)$|dataSource|loading|throttleRows|lazy/i],
    ['columns', /column|header|autosize/i],
    ['rows', /row/i],
    ['appearance', /^(?:hide|show|getCell|listView|autoHeight|scrollbar)/],
  ],
  'date-pickers': [
    EVENTS,
    ['value', /value|referenceDate|timezone|(?:^|R)angePosition$/i],
    ['validation', /^(?:min|max|disable(?:Past|Future|Ignoring)|shouldDisable|skipDisabled)/],
    ['views', /view|openTo|month|year|week|calendars|ampm|day|timeSteps|threshold|today/i],
    [
      'interaction',
      /^(?:open|closeOnSelect|readOnly|disabled|autoFocus|focused|disable\w+|selectedSections|inputRef|name|clearable|desktopMode\w+)$/,
    ],
    ['appearance', /./],
  ],
  charts: [
    EVENTS,
    ['data', /^(?:series|dataset|[xyz]Axis|rotationAxis|radiusAxis|radar|data|value\w*|apiRef)$/],
    ['interaction', /highlight|zoom|voronoi|tooltip|disableAxisListener|toolbar|brush/i],
    ['appearance', /./],
  ],
  'tree-view': [
    EVENTS,
    APPEARANCE,
    ['selection', /select/i],
    ['interaction', /expan|disabled|focus/i],
    ['editing', /edit|reorder|canMove/i],
    ['data', /^(?:items|getItem\w+|dataSource\w*|apiRef|id|children)$/],
    ['appearance', /indentation|icon/i],
  ],
};

export function groupOfProp(folder: ApiFolder, name: string): PropGroup {
  return RULES[folder].find(([, names]) => names.test(name))?.[0] ?? 'other';
}

/** The props of a component by task, without empty groups; one unnamed group if there are few. */
export function groupProps<Prop extends { name: string }>(
  folder: ApiFolder,
  props: readonly Prop[],
): { group?: PropGroup; props: readonly Prop[] }[] {
  if (props.length < MIN_GROUPED_PROPS) return [{ props }];
  const found = Map.groupBy(props, ({ name }) => groupOfProp(folder, name));
  return PROP_GROUPS.flatMap((group) => {
    const members = found.get(group);
    return members ? [{ group, props: members }] : [];
  });
}
