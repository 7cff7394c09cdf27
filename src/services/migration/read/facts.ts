/** What the source of a module says, without knowing what any name means. */

/** Where an object or a value belongs. */
export type Root =
  | { kind: 'element'; element: number }
  | { kind: 'variable'; name: string }
  | { kind: 'call'; callee: string; first: string | undefined }
  | { kind: 'nothing' };

export interface FunctionFact {
  /** The names of parameters; `undefined` for a pattern. */
  parameters: readonly (string | undefined)[];
  /** The keys that the first parameter is taken apart into. */
  keys: readonly string[];
  body: string;
}

export type Value =
  | { kind: 'text'; text: string }
  | { kind: 'literal'; text: string }
  | { kind: 'array' | 'object' | 'other' | 'missing' }
  | { kind: 'name'; name: string }
  | { kind: 'call'; callee: string }
  | { kind: 'function'; function: FunctionFact };

/** An attribute of an element, or a key of an object, with the keys around it. */
export interface Entry {
  root: Root;
  path: readonly string[];
  value: Value;
  /** Keys beside it, in the same object or element. */
  beside: ReadonlySet<string>;
  at: number;
}

/** A variable used as a value or spread. */
export interface Link {
  root: Root;
  path: readonly string[];
  name: string;
}

export interface ElementFact {
  /** As written: `DataGrid`, `X.DataGrid`. */
  tag: string;
  attributes: ReadonlySet<string>;
  /** What is spread into it; an empty name for anything that is not a variable. */
  spreads: readonly { name: string; isProps: boolean }[];
  /** The element around it in the same JSX. */
  parent: number | undefined;
  at: number;
}

export interface ImportFact {
  local: string;
  /** The exported name, `default` or `*`. */
  name: string;
  source: string;
  at: number;
}

export interface ReexportFact {
  name: string;
  as: string;
  source: string;
  at: number;
}

export interface VariableFact {
  /** The text of its type. */
  type?: string;
  /** The variable that it is another name for, or that it wraps: `styled(DataGrid)`. */
  alias?: string;
  /** The functions that it is the result of: several, if functions of a file have variables of one name. */
  callees: readonly string[];
  function?: FunctionFact;
  value?: Value;
  at?: number;
}

export interface MemberFact {
  /** `apiRef.current.resize` as `['apiRef', 'current', 'resize']`. */
  chain: readonly string[];
  /** Whether `?.` or `!` stands behind `current`. */
  isGuarded: boolean;
  at: number;
}

export interface CallFact {
  callee: readonly string[];
  arguments: readonly { value: Value; text: string }[];
  at: number;
}
