/** What a grid can be asked for: one option of each group. Options have names of their own, so that an address can list them. */
export const GROUPS = {
  data: ['local', 'server'],
  filtering: ['no-filters', 'filters', 'search', 'header-filters'],
  rows: ['pages', 'scroll'],
  editing: ['read-only', 'cell-editing', 'row-editing'],
  selection: ['no-selection', 'single', 'checkboxes', 'cells'],
  grouping: ['flat', 'groups', 'totals'],
  export: ['no-export', 'csv', 'excel'],
} as const;

export type Group = keyof typeof GROUPS;
export type Choices = { readonly [G in Group]: (typeof GROUPS)[G][number] };
export type Option = Choices[Group];

export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

export const FIRST_CHOICES: Choices = {
  data: 'local',
  filtering: 'filters',
  rows: 'pages',
  editing: 'read-only',
  selection: 'no-selection',
  grouping: 'flat',
  export: 'no-export',
};

/** What of the choices differs from the first ones, in the order of the groups. */
export function chosenOptions(choices: Choices): Option[] {
  return GROUP_NAMES.map((group) => choices[group]).filter((option) => option !== FIRST_CHOICES[groupOf(option)]);
}

export function choose(choices: Choices, option: Option): Choices {
  return { ...choices, [groupOf(option)]: option };
}

export function optionOf(name: string): Option | undefined {
  return GROUP_NAMES.flatMap((group): readonly Option[] => GROUPS[group]).find((option) => option === name);
}

const KEY = '#grid=';

/** The choices in a hash; names that no option has are ignored. `undefined` if it is about something else. */
export function readChoices(hash: string): Choices | undefined {
  if (!hash.startsWith(KEY)) return undefined;
  const names = new Set(hash.slice(KEY.length).split(','));
  const options = GROUP_NAMES.flatMap((group): Option[] => GROUPS[group].filter((option) => names.has(option)));
  return options.reduce(choose, FIRST_CHOICES);
}

/** `#grid=server,search`, or nothing for the first choices. */
export function writeChoices(choices: Choices): string {
  const options = chosenOptions(choices);
  return options.length > 0 ? KEY + options.join(',') : '';
}

function groupOf(option: Option): Group {
  const group = GROUP_NAMES.find((name) => (GROUPS[name] as readonly Option[]).includes(option));
  if (!group) throw new Error(`No group has the option ${option}.`);
  return group;
}
