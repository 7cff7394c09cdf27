import { API_FOLDERS } from '#model/api';
import { PALETTES } from '#model/palettes';
import type { Literal } from './literal.ts';

/** HTML elements that prose may contain, with their allowed attributes. */
export const HTML_ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['kbd', []],
  ['br', []],
  ['sub', []],
  ['sup', []],
  ['abbr', ['title']],
]);

export interface AttributeRule {
  isRequired: boolean;
  accepts: (value: Literal) => boolean;
  /** An example of valid usage; completes the sentence "Write …". */
  example: string;
}

export interface ComponentRule {
  attributes: ReadonlyMap<string, AttributeRule>;
}

type Kind = Pick<AttributeRule, 'accepts'>;

const PACKAGE = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?:@[\w.^~-]+)?$/;
const PICTURE_FILE = /^\.\/[\w./-]+\.(?:svg|png|webp|avif|jpe?g)$/;

const text: Kind = { accepts: (value) => typeof value === 'string' && value.trim() !== '' };
const flag: Kind = { accepts: (value) => typeof value === 'boolean' };
const pixels: Kind = { accepts: (value) => typeof value === 'number' && Number.isFinite(value) && value > 0 };
const packages: Kind = {
  accepts: (value) => typeof value === 'string' && value.split(' ').every((name) => PACKAGE.test(name)),
};
const version: Kind = { accepts: (value) => typeof value === 'string' && /^\d+\.\d+\.\d+$/.test(value) };
const pictureFile: Kind = { accepts: isPictureFile };
const folder: Kind = { accepts: (value) => typeof value === 'string' && isDemoFolder(value) };
const oneOf = (...values: string[]): Kind => ({
  accepts: (value) => typeof value === 'string' && values.includes(value),
});

const required = (name: string, kind: Kind, example: string): [string, AttributeRule] => [
  name,
  { ...kind, isRequired: true, example },
];
const optional = (name: string, kind: Kind, example: string): [string, AttributeRule] => [
  name,
  { ...kind, isRequired: false, example },
];
const closed = (...attributes: [string, AttributeRule][]): ComponentRule => ({ attributes: new Map(attributes) });

/** The attributes of the components that pages use. A component without a rule accepts any literal attribute. */
export const COMPONENT_RULES: ReadonlyMap<string, ComponentRule> = new Map([
  [
    'Callout',
    closed(
      required('kind', oneOf('info', 'success', 'warning', 'error'), 'kind="info", "success", "warning" or "error"'),
      optional('title', text, 'title="Bold first words."'),
    ),
  ],
  [
    'Install',
    closed(required('packages', packages, 'packages="@mui/x-tree-view @mui/material"'), optional('dev', flag, 'dev')),
  ],
  ['Run', closed(required('command', text, 'command="@mui/x-codemod@latest v8.0.0/preset-safe <path>"'))],
  ['Details', closed(required('summary', text, 'summary="…"'))],
  ['KnownIssues', closed()],
  [
    'KnownIssue',
    closed(
      required('id', folder, 'id="rows-lost-on-sort"'),
      required('symptom', text, 'symptom="Sorting loses rows"'),
      optional('members', text, 'members="DataGrid.rows, GridApi.updateRows"'),
      optional('since', version, 'since="8.10.0"'),
      optional('fixedIn', version, 'fixedIn="8.12.0"'),
      optional('in', oneOf(...API_FOLDERS), 'in="charts"'),
    ),
  ],
  ['KnownIssuesTable', closed(required('of', oneOf(...API_FOLDERS), 'of="charts"'))],
  ['Cards', closed()],
  [
    'Card',
    closed(
      required('href', text, 'href="/x/react-data-grid/quickstart/"'),
      required('title', text, 'title="Data Grid"'),
    ),
  ],
  ['Tiles', closed()],
  ['Tile', closed(required('href', text, 'href="/x/react-data-grid/"'), required('title', text, 'title="Data Grid"'))],
  ['CommandBuilder', closed()],
  ['Swatches', closed(required('of', oneOf(...PALETTES.keys()), 'of="bluePalette"'))],
  ['Change', closed(required('is', oneOf('codemod', 'hand', 'silent'), 'is="codemod", is="hand" or is="silent"'))],
  ['Plan', closed(required('is', oneOf('pro', 'premium'), 'is="pro" or is="premium"'))],
  [
    'Picture',
    closed(
      required('light', pictureFile, 'light="./name-light.svg"'),
      required('dark', pictureFile, 'dark="./name-dark.svg"'),
      required('alt', text, 'alt="What the picture shows"'),
      required('width', pixels, 'width={640}'),
      required('height', pixels, 'height={320}'),
    ),
  ],
  ['Demo', closed(required('of', folder, 'of="multi-sorting"'))],
  ['Api', closed(required('of', text, 'of="GridColDef"'), optional('in', oneOf(...API_FOLDERS), 'in="charts"'))],
  [
    'Prop',
    closed(
      required('of', text, 'of="DataGrid"'),
      optional('name', text, 'name="rows"'),
      optional('slot', text, 'slot="toolbar"'),
      optional('class', text, 'class="root"'),
      optional('in', oneOf(...API_FOLDERS), 'in="charts"'),
    ),
  ],
  ['Props', closed(required('of', text, 'of="GridFilterForm"'), optional('names', text, 'names="item, operator"'))],
  ['Slots', closed(required('of', text, 'of="DataGridPremium"'), optional('names', text, 'names="toolbar, footer"'))],
  [
    'Methods',
    closed(optional('of', text, 'of="GridFilterApi"'), optional('names', text, 'names="setPage, setPageSize"')),
  ],
  [
    'Selectors',
    closed(
      optional('of', text, 'of="filter"'),
      optional('names', text, 'names="gridPageSelector, gridPageSizeSelector"'),
    ),
  ],
  ['Events', closed(required('names', text, 'names="cellEditStart, cellEditStop"'))],
  ['FilterOperators', closed()],
  ['Translations', closed(optional('of', oneOf('data-grid', 'date-pickers', 'charts'), 'of="charts"'))],
  [
    'Anatomy',
    closed(
      required('of', text, 'of="TreeItem"'),
      optional('part', oneOf('header', 'row', 'cell', 'toolbar', 'grid', 'slots', 'overlay', 'field'), 'part="header"'),
    ),
  ],
  ['MessageFilter', closed()],
  ['PlanTable', closed(required('of', oneOf(...API_FOLDERS), 'of="charts"'))],
  ['TableRegion', closed(required('label', text, 'label="Plans, table"'))],
]);

export const CONTENT_COMPONENTS: readonly string[] = [...COMPONENT_RULES.keys(), 'CodeBlock'];

/** The file name of a picture next to its page. */
export function isPictureFile(value: unknown): value is string {
  return typeof value === 'string' && PICTURE_FILE.test(value) && !value.includes('..');
}

export function isDemoFolder(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}
