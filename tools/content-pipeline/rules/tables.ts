import type { Table } from 'mdast';

/** A table with the text of its section's heading. */
export interface TableUse {
  node: Table;
  section: number;
  heading: string;
}

/** Labels such as "Plans, table", numbered if a section has several tables. */
export function labelTables(tables: readonly TableUse[]): [Table, string][] {
  const perSection = new Map<number, number>();
  for (const { section } of tables) perSection.set(section, (perSection.get(section) ?? 0) + 1);

  const numbers = new Map<number, number>();
  return tables.map(({ node, section, heading }) => {
    const number = (numbers.get(section) ?? 0) + 1;
    numbers.set(section, number);
    const isOnly = perSection.get(section) === 1;
    return [node, isOnly ? `${heading}, table` : `${heading}, table ${number}`];
  });
}
