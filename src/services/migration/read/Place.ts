import type { Root } from './facts.ts';

/** What the walk knows of the place it is at. */
export interface Place {
  root: Root;
  path: readonly string[];
  /** What `return` gives its value to. */
  returned: { root: Root; path: readonly string[] };
  element: number | undefined;
  /** Functions around, with the names of what they receive as props. */
  functions: readonly { name: string; props: readonly string[] }[];
  depth: number;
}

export const NOTHING: Root = { kind: 'nothing' };
export const NOWHERE = { root: NOTHING, path: [] };
