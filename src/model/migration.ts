import type { ApiFolder } from '#model/api-folders';

/**
 * What the migration guides say, as data: `changes.ts` beside each guide lists the names that code can contain, below the
 * section that explains them. The migration assistant finds these names; the prose stays in the guides.
 */

/** How a change reaches the code: a codemod makes it, it is made by hand, or nothing reports it if it is missed. */
export const FIXES = ['codemod', 'hand', 'silent'] as const;
export type Fix = (typeof FIXES)[number];

/** Major versions that code can be migrated from. */
export const MAJORS = [6, 7] as const;
export type Major = (typeof MAJORS)[number];
/** What a name becomes: another name, or a phrase that says what to use; `null` if nothing replaces it. */
export type Successor = string | null | { use: string; fix?: Fix };

/** Names with their successors. */
export type Names = Readonly<Record<string, Successor>>;

export interface PropNames {
  of: readonly string[];
  /**
   * Paths of props, with keys of objects and without the positions of arrays: `slotProps.legend.hidden`. A path can end with the
   * value that matters: `slotProps.legend.direction=row`.
   */
  paths: Names;
  /** The last key is so rare that an object with it is meant even where it can't be followed to a component. */
  isRare?: true;
}

export interface ClassNames {
  /** The export with the names: `gridClasses`. */
  of: string;
  /** What the names start with in style sheets: `MuiDataGrid`. */
  prefix: string;
  names: Names;
}

export interface Behavior {
  /** Components; none stands for everything of the product. */
  of?: readonly string[];
  text: string;
}

/** Patterns that are more than a name. Each is a function in `services/migration/rules`. */
export const RULES = [
  'adapterTimezone',
  'apiRefNull',
  'baseSlotProps',
  'columnFunctions',
  'columnTypes',
  'deepImports',
  'domAttributes',
  'filterFunctions',
  'legendOutside',
  'nullEvents',
  'selectionArray',
  'selectionReads',
  'selectorHooks',
  'selectorState',
  'setItemExpansion',
  'toolbarWithoutProp',
  'translationArguments',
] as const;
export type RuleId = (typeof RULES)[number];

/** A section of a guide with everything in it that code can contain. */
export interface MigrationSection {
  /** Its anchor and its heading in the guide. */
  anchor: string;
  title: string;
  fix: Fix;
  /** Exports of the packages: components, hooks, functions, types. */
  exports?: Names;
  /** Exports that only the root of a package lost. */
  rootExports?: Names;
  /** Exports by the folder of a package that they are missing from. */
  exportsOf?: Readonly<Record<`/${string}`, Names>>;
  /** Folders of packages: `/AdapterDateFnsV3`. */
  folders?: Names;
  /** Whole packages. */
  packages?: Names;
  props?: readonly PropNames[];
  /** Methods of an API object: `apiRef.current.resize()`. */
  methods?: Names;
  /** Methods of date adapters: `adapter.getWeekdays()`. */
  adapterMethods?: Names;
  /** What hooks return. */
  returned?: readonly { of: string; names: Names }[];
  classes?: readonly ClassNames[];
  /** Other text in style sheets: CSS variables. */
  variables?: Names;
  /** Keys of the theme: `MuiPickersPopper`, `MuiDataGrid.styleOverrides.paper`. */
  themeKeys?: Names;
  /** Types and components that lost the type argument for dates. */
  typeArguments?: readonly string[];
  rules?: readonly RuleId[];
  behavior?: readonly Behavior[];
}

export interface MigrationGuide {
  /** The folder of the guide in `content/migration`. */
  id: string;
  product: ApiFolder;
  from: Major;
  /** The codemod for everything in the guide that one covers; charts had none for version 7. */
  codemod?: string;
  /** Codemods that only some sections need, by their anchors. */
  otherCodemods?: Readonly<Record<string, string>>;
  sections: readonly MigrationSection[];
}

/** The same change for several names: `without(['unstable_'], …)`. */
export function renamed(names: readonly string[], rename: (name: string) => string): Names {
  return Object.fromEntries(names.map((name) => [name, rename(name)]));
}

/** Names with the same successor. */
export function allTo(names: readonly string[], successor: Successor): Names {
  return Object.fromEntries(names.map((name) => [name, successor]));
}

export function useOf(successor: Successor): string | undefined {
  return typeof successor === 'string' ? successor : successor?.use;
}
