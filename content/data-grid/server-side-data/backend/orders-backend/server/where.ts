import { findColumn, findGroupableColumn, searchedColumns } from './columns.ts';
import { findOperator } from './operators.ts';
import { RequestError } from './requestError.ts';
import type { RowsRequest } from './rowsRequest.ts';
import { asText, contains, type Condition } from './stringOperators.ts';
import { isMissing } from './values.ts';

/** The condition for the rows that match the filters and belong to the group. */
export function where(request: RowsRequest): Condition {
  const words = request.words.flatMap((word) =>
    combine(
      searchedColumns.map(({ sql }) => contains(sql, word)),
      'OR',
    ),
  );
  const [condition = { sql: 'TRUE', values: [] }] = combine(
    [
      ...request.groupKeys.map((key, level) =>
        isInGroup(request.groupFields[level] ?? '', key),
      ),
      ...combine(request.filters.flatMap(toCondition), request.filterLogic),
      ...combine(words, request.wordLogic),
    ],
    'AND',
  );
  return condition;
}

function toCondition(filter: RowsRequest['filters'][number]): Condition[] {
  const { sql, type } = findColumn(filter.field);
  const apply = findOperator(type, filter.operator);
  if (!apply) {
    throw new RequestError(
      400,
      `Unknown operator "${filter.operator}" for "${filter.field}".`,
    );
  }
  // Users haven't entered the value of an incomplete filter yet.
  const isIncomplete =
    isMissing(filter.value) && !filter.operator.endsWith('Empty');
  return isIncomplete ? [] : [apply(sql, filter.value)];
}

/** The key of a group as text. Rows without a value form a group, too. */
export const groupKey = (column: string) => `COALESCE(${asText(column)}, '')`;

function isInGroup(field: string, key: string): Condition {
  const { sql } = findGroupableColumn(field);
  return { sql: `${groupKey(sql)} = ?`, values: [key] };
}

/** Returns one condition, or none if there is nothing to combine. */
function combine(
  conditions: readonly Condition[],
  logic: 'AND' | 'OR',
): readonly Condition[] {
  if (conditions.length < 2) return conditions;
  const sql = conditions.map((condition) => condition.sql).join(` ${logic} `);
  const values = conditions.flatMap((condition) => condition.values);
  return [{ sql: `(${sql})`, values }];
}
