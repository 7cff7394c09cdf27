import type { ApiFolder } from '#model/api-folders';
import type { InstallPlan } from '#model/install';
import type { Fix, Major } from '#model/migration';

/** Kinds of what a finding is about. */
export const FINDING_KINDS = [
  'export',
  'folder',
  'package',
  'prop',
  'method',
  'returned',
  'class',
  'theme',
  'type',
  'pattern',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Why a finding can be wrong. */
export const DOUBTS = ['byName', 'unresolved'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** A section of a guide. */
export interface Section {
  guide: string;
  anchor: string;
  title: string;
}

export interface Finding extends Section {
  /** The same in every run, for the same name in the same file. */
  id: string;
  file: string;
  /** From 1, ascending. */
  lines: readonly number[];
  kind: FindingKind;
  product: ApiFolder;
  /** What was found: `<DataGrid unstable_rowSpanning>`. */
  name: string;
  fix: Fix;
  /** What to use instead, with code in backticks. */
  use?: string;
  /** The first line before and after, if the change is another name. */
  diff?: { before: string; after: string };
  doubt?: Doubt;
}

/** What changes without any trace in code, for what is used. */
export interface SilentChange extends Section {
  id: string;
  product: ApiFolder;
  text: string;
  /** The components that are used. */
  of: readonly string[];
}

/** What could not be decided. */
export const UNDECIDED = ['spread', 'binary', 'minified', 'tooLarge', 'tooDeep', 'manifest', 'version'] as const;
export interface Undecided {
  why: (typeof UNDECIDED)[number];
  file: string;
  line?: number;
  name?: string;
}

export interface UsedProduct {
  folder: ApiFolder;
  plans: readonly InstallPlan[];
  from: Major;
}

export interface Report {
  findings: readonly Finding[];
  silent: readonly SilentChange[];
  undecided: readonly Undecided[];
  products: readonly UsedProduct[];
  dateLibraries: readonly string[];
  /** Codemods in the order in which to run them, without the command around them. */
  codemods: readonly string[];
  /** How many files were read. */
  read: number;
  /** How many were no code and no style sheet. */
  passed: number;
}
