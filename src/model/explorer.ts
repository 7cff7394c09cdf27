/** Explorers of components: what `content/explorer` declares of each, and what its page gets. */
import type { ApiFolder } from '#model/api-folders';
import type { PropGroup } from '#model/api-groups';
import type { DateLibrary } from '#model/demo-dates';
import type { InstallPlan } from '#model/install';
import type { PagePath } from '#model/nav';

export const EXPLORER_PATH = '/x/explorer';

/** The library of the dates in code. */
export type CodeDates = 'dayjs' | DateLibrary;

/** A value that JSON lacks, with what writes it as code. `text` is code, of which only the server and the stage have the value. */
export type Coded =
  | { $: 'date'; iso: string }
  | { $: 'given'; value: unknown }
  | { $: 'name'; name: string; from: string }
  | { $: 'text'; text: string | Readonly<Record<CodeDates, string>>; value?: unknown }
  | { $: 'absent' };

export function isCoded(value: unknown): value is Coded {
  return typeof value === 'object' && value !== null && '$' in value;
}

// These are declared as what they stand for, so that the compiler checks recipes against the props of the packages.
const coded = <Value>(tag: Coded) => tag as Value;

/** A date of the reader's library. */
export const date = <Value>(iso: string): Value => coded({ $: 'date', iso });
/** A function without parameters that returns the value. */
export const given = <Value>(value: Value): (() => Value) => coded({ $: 'given', value });
/** An export of a package; the stage of the explorer has the same under this name. */
export const named = <Value>(name: string, from: string): Value => coded({ $: 'name', name, from });
/** What only code can express. A test compares the text with the value. */
export const written = <Value>(value: Value, text: string | Readonly<Record<CodeDates, string>>): Value =>
  coded({ $: 'text', text, value });

/** Removes what the component starts with. */
export const absent = coded<never>({ $: 'absent' });

export type DeepPartial<Value> = Value extends (...parameters: never[]) => unknown
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly DeepPartial<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]?: DeepPartial<Value[Key]> }
      : Value;

export type Props = Readonly<Record<string, unknown>>;

/** What readers look for that takes more than one prop, with the ways to have it by their label. */
export interface Recipe<Known = Props> {
  label: string;
  /** One sentence on what it is for. */
  text: string;
  /** The guide that teaches it. */
  guide: `${PagePath}/${string}`;
  plan?: 'pro' | 'premium';
  samples: Readonly<Record<string, DeepPartial<Known>>>;
}

/** The name of a sample in a link: `as-shares-of-100`. */
export function idOfSample(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export interface ExplorerDefinition<Known = Props> {
  folder: ApiFolder;
  /** The component of each plan that has one, and its package. */
  components: { readonly [plan in InstallPlan]?: readonly [name: string, from: string] };
  /** One sentence. */
  text: string;
  /** The demo whose picture shows the component in the overview. */
  picture: string;
  shape: 'grid' | 'chart' | 'plain';
  /** What is around the component, in the demo as in the code. */
  frame?: 'dates' | { height: number };
  /** Of a component that opens a popup: the props and recipes that change only what is seen without it. */
  popup?: { outside: readonly string[] };
  /** Height of the stage in pixels. */
  height: number;
  /** What the component starts with. */
  base: DeepPartial<Known>;
  /** What is inside the element, as lines of JSX, and where its components are from. `components` exports it, too. */
  content?: { imports: Readonly<Record<string, string>>; lines: readonly string[] };
  /** Props that the code has as constants, each with its type, if it needs one. */
  constants?: { readonly [Name in keyof Known]?: { type?: string } };
  /** By the name that they have in a link. */
  recipes: Readonly<Record<string, Recipe<Known>>>;
  /** Values to choose from, where a reader could type what is none. */
  choices?: { readonly [Name in keyof Known]?: readonly (string | number)[] };
  /** Props without a control, and why. */
  leftOut?: { readonly [Name in keyof Known]?: string };
}

/** Checks a definition against the props of its component, and forgets them: pages know no packages. */
export function defineExplorer<Known extends object>(definition: ExplorerDefinition<Known>): ExplorerDefinition {
  return definition as ExplorerDefinition;
}

export interface ExplorerControl {
  /** The name of the prop, or the id of the recipe. */
  id: string;
  kind: 'recipe' | 'boolean' | 'number' | 'string' | 'callback' | 'choice';
  label: string;
  text: string;
  /** The row of the API reference, or the guide. */
  href: string;
  plan?: InstallPlan | undefined;
  /** What releases did to the prop. */
  history?: readonly string[];
  initial?: string | number | boolean | undefined;
  /** What to choose from; without a label, it is the value. */
  values?: readonly (readonly [value: string | number, label?: string])[];
}

export interface ExplorerGroup {
  id: PropGroup | 'recipes';
  title: string;
  controls: readonly ExplorerControl[];
}

export type ControlValue = string | number | boolean;
/** Set props by name and chosen samples by recipe, in the order of the controls. */
export type ExplorerState = Readonly<Record<string, ControlValue>>;
