import { findColumn, findGroupableColumn, searchedColumns } from './columns.ts';
import { asText, contains, findOperator, type Condition } from './operators.ts';
import { RequestError } from './requestError.ts';
import type { RowsRequest } from './rowsRequest.ts';
import { isMissing } from './values.ts';

/** The condition for the rows that match the filters and belong to the group. */
export function where(request: RowsRequest): Condition {
  const words = request.words.map((word) =>
    combine(
      searchedColumns.map(({ sql }) => contains(sql, word)),
      'OR',
    ),
  );
  return combine(
    [
      ...request.groupKeys.map((key, level) =>
        isInGroup(request.groupFields[level] ?? '', key),
      ),
      combine(request.filters.flatMap(toCondition), request.filterLogic),
      combine(words, request.wordLogic),
    ],
    'AND',
  );
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

/** Without conditions, all rows match. */
function combine(
  conditions: readonly Condition[],
  logic: 'AND' | 'OR',
): Condition {
  if (conditions.length === 0) return { sql: 'TRUE', values: [] };
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(` ${logic} `)})`,
    values: conditions.flatMap(({ values }) => values),
  };
}
