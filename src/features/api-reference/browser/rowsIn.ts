import { ROWS } from '../hooks.ts';

/** A row, as a selector. */
export const ROW = `[${ROWS}] > li`;

export function rowsIn(inside: ParentNode = document): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(ROW)];
}
