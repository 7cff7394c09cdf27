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

type Kind = AttributeRule['accepts'];

const PACKAGE = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?:@[\w.^~-]+)?$/;
const PICTURE_FILE = /^\.\/[\w./-]+\.(?:svg|png|webp|avif|jpe?g)$/;

const textThat =
  (isValid: (text: string) => boolean): Kind =>
  (value) =>
    typeof value === 'string' && isValid(value);
const text = textThat((value) => value.trim() !== '');
const packages = textThat((value) => value.split(' ').every((name) => PACKAGE.test(name)));
const version = textThat((value) => /^\d+\.\d+\.\d+$/.test(value));
const folder = textThat(isDemoFolder);
const oneOf = (...values: string[]) => textThat((value) => values.includes(value));
const product = oneOf(...API_FOLDERS);
const flag: Kind = (value) => typeof value === 'boolean';
const pixels: Kind = (value) => typeof value === 'number' && Number.isFinite(value) && value > 0;

const required = (accepts: Kind, example: string): AttributeRule => ({ accepts, isRequired: true, example });
const optional = (accepts: Kind, example: string): AttributeRule => ({ accepts, isRequired: false, example });

/** The components that pages use, with their attributes. */
export const COMPONENT_RULES: Readonly<Record<string, Readonly<Record<string, AttributeRule>>>> = {
  Callout: {
    kind: required(oneOf('info', 'success', 'warning', 'error'), 'kind="info", "success", "warning" or "error"'),
    title: optional(text, 'title="Bold first words."'),
  },
  Install: {
    packages: required(packages, 'packages="@mui/x-tree-view @mui/material"'),
    dev: optional(flag, 'dev'),
  },
  Run: { command: required(text, 'command="@mui/x-codemod@latest v8.0.0/preset-safe <path>"') },
  Details: { summary: required(text, 'summary="…"') },
  KnownIssues: {},
  KnownIssue: {
    id: required(folder, 'id="rows-lost-on-sort"'),
    symptom: required(text, 'symptom="Sorting loses rows"'),
    members: optional(text, 'members="DataGrid.rows, GridApi.updateRows"'),
    since: optional(version, 'since="8.10.0"'),
    fixedIn: optional(version, 'fixedIn="8.12.0"'),
    in: optional(product, 'in="charts"'),
  },
  KnownIssuesTable: { of: required(product, 'of="charts"') },
  Cards: {},
  Card: { href: required(text, 'href="/x/react-data-grid/quickstart/"'), title: required(text, 'title="Data Grid"') },
  Tiles: {},
  Tile: { href: required(text, 'href="/x/react-data-grid/"'), title: required(text, 'title="Data Grid"') },
  CommandBuilder: {},
  Swatches: { of: required(oneOf(...PALETTES.keys()), 'of="bluePalette"') },
  Change: { is: required(oneOf('codemod', 'hand', 'silent'), 'is="codemod", is="hand" or is="silent"') },
  Plan: { is: required(oneOf('pro', 'premium'), 'is="pro" or is="premium"') },
  Picture: {
    light: required(isPictureFile, 'light="./name-light.svg"'),
    dark: required(isPictureFile, 'dark="./name-dark.svg"'),
    alt: required(text, 'alt="What the picture shows"'),
    width: required(pixels, 'width={640}'),
    height: required(pixels, 'height={320}'),
  },
  Demo: { of: required(folder, 'of="multi-sorting"') },
  Api: { of: required(text, 'of="GridColDef"'), in: optional(product, 'in="charts"') },
  Prop: {
    of: required(text, 'of="DataGrid"'),
    name: optional(text, 'name="rows"'),
    slot: optional(text, 'slot="toolbar"'),
    class: optional(text, 'class="root"'),
    in: optional(product, 'in="charts"'),
  },
  Props: { of: required(text, 'of="GridFilterForm"'), names: optional(text, 'names="item, operator"') },
  Slots: { of: required(text, 'of="DataGridPremium"'), names: optional(text, 'names="toolbar, footer"') },
  Methods: { of: optional(text, 'of="GridFilterApi"'), names: optional(text, 'names="setPage, setPageSize"') },
  Selectors: {
    of: optional(text, 'of="filter"'),
    names: optional(text, 'names="gridPageSelector, gridPageSizeSelector"'),
  },
  Events: { names: required(text, 'names="cellEditStart, cellEditStop"') },
  FilterOperators: {},
  Translations: { of: optional(oneOf('data-grid', 'date-pickers', 'charts'), 'of="charts"') },
  Anatomy: {
    of: required(text, 'of="TreeItem"'),
    part: optional(oneOf('header', 'row', 'cell', 'toolbar', 'grid', 'slots', 'overlay', 'field'), 'part="header"'),
  },
  GridStarter: {},
  DemoStrip: { of: optional(product, 'of="charts"') },
  MessageFilter: {},
  MigrationAssistant: {},
  PlanTable: { of: required(product, 'of="charts"') },
  ThemeStudio: {},
};

/** Components of rooms that only the pages with one of them import, so that their styles are not loaded on other pages. */
export const ROOM_ELEMENTS: ReadonlyMap<string, string> = new Map([
  ['Anatomy', '#features/anatomy'],
  ['DemoStrip', '#features/gallery'],
  ['GridStarter', '#features/starter'],
  ['MessageFilter', '#features/error-messages'],
  ['MigrationAssistant', '#features/migration'],
  ['PlanTable', '#features/plans'],
  ['ThemeStudio', '#features/theme-studio'],
]);

export const CONTENT_COMPONENTS: readonly string[] = [...Object.keys(COMPONENT_RULES), 'CodeBlock', 'History'];

/** The file name of a picture next to its page. */
export function isPictureFile(value: unknown): value is string {
  return typeof value === 'string' && PICTURE_FILE.test(value) && !value.includes('..');
}

export function isDemoFolder(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}
