import { heightOf, nameHeight, type Block, type NameText } from './blocks.ts';
import type { Heights } from './heightStyle.ts';

/** A table without defaults has two equal columns. In one of three, what is long takes the place of a missing default. */
export type RowColumns = 'halves' | 'thirds' | 'wide type' | 'wide description';

/** What a row shows, as text. */
export interface RowText {
  name: NameText;
  /** Label of the first cell, which can be longer than the cell on a phone. */
  label: Block;
  type: readonly Block[];
  default?: readonly Block[] | undefined;
  description: readonly Block[];
  columns: RowColumns;
}

/** Widths of the columns at 1280 px, where the table is 945 px wide. */
const NAME_PX = 192;
const DEFAULT_PX = 136;
const TABLE: Record<RowColumns, { type: number; description: number }> = {
  halves: { type: 340, description: 341 },
  thirds: { type: 252, description: 269 },
  'wide type': { type: 412, description: 269 },
  'wide description': { type: 252, description: 429 },
};
/** Widths at 390 px, where the cells are below each other and have labels, above a long type and beside the others. */
const STACK = { name: 343, label: 72, cell: 263, description: 343 };
const GAP_PX = 6;

export function rowHeights(row: RowText): Heights {
  return { table: tableHeight(row), stack: stackHeight(row) };
}

/** The height of the highest cell. */
function tableHeight({ name, type, default: value = [], description, columns }: RowText): number {
  const widths = TABLE[columns];
  return Math.max(
    nameHeight(name, NAME_PX),
    heightOf(type, widths.type),
    heightOf(value, DEFAULT_PX),
    heightOf(description, widths.description),
  );
}

/** The heights of all cells. */
function stackHeight({ name, label, type, default: value = [], description, columns }: RowText): number {
  const cells = [
    columns === 'wide type'
      ? heightOf([label], STACK.name) + heightOf(type, STACK.name)
      : Math.max(heightOf([label], STACK.label), heightOf(type, STACK.cell)),
    heightOf(value, STACK.cell),
    heightOf(description, STACK.description),
  ];
  return cells.reduce((sum, height) => (height > 0 ? sum + GAP_PX + height : sum), nameHeight(name, STACK.name));
}
