import { heightOf, nameHeight, type Block, type NameText } from './blocks.ts';
import type { Heights } from './heightStyle.ts';

/** What a row shows, as text. */
export interface RowText {
  name: NameText;
  /** Label of the first cell, which can be longer than the cell on a phone. */
  label: Block;
  type: readonly Block[];
  default?: readonly Block[] | undefined;
  description: readonly Block[];
  /** Whether the table has a column for defaults. */
  hasDefaults: boolean;
}

/** Widths of the columns at 1280 px, where the table is 945 px wide. */
const TABLE = {
  name: 192,
  default: 136,
  withDefaults: { type: 252, description: 269 },
  withoutDefaults: { type: 340, description: 341 },
};
/** Widths at 390 px, where the cells are below each other and have labels. */
const STACK = { name: 343, label: 72, cell: 263, description: 343 };
/** What the type takes where there is no default: its column, and the gap before it. */
const NO_DEFAULT_PX = 136 + 24;
const GAP_PX = 6;

export function rowHeights(row: RowText): Heights {
  return { table: tableHeight(row), stack: stackHeight(row) };
}

/** The height of the highest cell. */
function tableHeight({ name, type, default: value = [], description, hasDefaults }: RowText): number {
  const columns = hasDefaults ? TABLE.withDefaults : TABLE.withoutDefaults;
  return Math.max(
    nameHeight(name, TABLE.name),
    heightOf(type, hasDefaults && value.length === 0 ? columns.type + NO_DEFAULT_PX : columns.type),
    heightOf(value, TABLE.default),
    heightOf(description, columns.description),
  );
}

/** The heights of all cells. */
function stackHeight({ name, label, type, default: value = [], description }: RowText): number {
  const cells = [
    Math.max(heightOf([label], STACK.label), heightOf(type, STACK.cell)),
    heightOf(value, STACK.cell),
    heightOf(description, STACK.description),
  ];
  return cells.reduce((sum, height) => (height > 0 ? sum + GAP_PX + height : sum), nameHeight(name, STACK.name));
}
