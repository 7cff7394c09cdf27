import { list, text } from './values.ts';

/** A part of a query. Each `?` stands for one of the values. */
export interface Condition {
  sql: string;
  values: (string | number)[];
}

export type Operator = (column: string, value: unknown) => Condition;
export type Operators = Record<string, Operator>;

export const condition = (
  sql: string,
  ...values: Condition['values']
): Condition => ({
  sql,
  values,
});

export const asText = (column: string) => `CAST(${column} AS TEXT)`;
const lower = (column: string) => `lower(${asText(column)})`;

/** `%` and `_` are wildcards in a pattern. Escape them, so that users can search for them. */
const escapeLike = (value: unknown) => text(value).replace(/[\\%_]/g, '\\$&');

export const contains: Operator = (column, value) =>
  condition(
    `${lower(column)} LIKE lower(?) ESCAPE '\\'`,
    `%${escapeLike(value)}%`,
  );

export const stringOperators: Operators = {
  contains,
  doesNotContain: (column, value) => not(contains(column, value)),
  equals: (column, value) =>
    condition(`${lower(column)} = lower(?)`, text(value)),
  doesNotEqual: (column, value) =>
    condition(`${lower(column)} IS DISTINCT FROM lower(?)`, text(value)),
  startsWith: (column, value) =>
    condition(
      `${lower(column)} LIKE lower(?) ESCAPE '\\'`,
      `${escapeLike(value)}%`,
    ),
  endsWith: (column, value) =>
    condition(
      `${lower(column)} LIKE lower(?) ESCAPE '\\'`,
      `%${escapeLike(value)}`,
    ),
  isAnyOf: (column, value) => {
    const values = list(value, 'value').map(text);
    return condition(
      `${lower(column)} IN (${values.map(() => 'lower(?)').join(', ')})`,
      ...values,
    );
  },
  isEmpty: (column) => condition(`COALESCE(${asText(column)}, '') = ''`),
  isNotEmpty: (column) => condition(`COALESCE(${asText(column)}, '') <> ''`),
};

/** Keeps rows without a value, for which the condition is neither true nor false. */
function not({ sql, values }: Condition): Condition {
  return { sql: `(${sql}) IS NOT TRUE`, values };
}
