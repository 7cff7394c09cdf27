import {
  findColumn,
  findGroupableColumn,
  selectList,
  type Column,
} from './columns.ts';
import { RequestError } from './requestError.ts';
import type { RowsRequest } from './rowsRequest.ts';
import type { Condition } from './stringOperators.ts';
import { groupKey, where } from './where.ts';

export interface Queries {
  /** Selects the rows, or the groups at this level. */
  rows: Condition;
  /** Counts the rows or groups as `total`, and aggregates all matching rows. */
  summary: Condition;
}

export function buildQueries(request: RowsRequest): Queries {
  const { sql: condition, values } = where(request);
  const aggregates = request.aggregation.map(toAggregate);
  const groupField = request.groupFields[request.groupKeys.length];
  const group =
    groupField === undefined ? undefined : findGroupableColumn(groupField);
  const key = group && groupKey(group.sql);
  const range = rangeOf(request);

  const selected = key
    ? [`${key} AS "groupKey"`, 'COUNT(*) AS "count"', ...aggregates].join(', ')
    : selectList;
  const order = group ? orderGroups(request, group) : orderRows(request);
  const counted = key ? `COUNT(DISTINCT ${key})` : 'COUNT(*)';

  return {
    rows: {
      sql: [
        `SELECT ${selected} FROM orders WHERE ${condition}`,
        ...(key ? [`GROUP BY ${key}`] : []),
        `ORDER BY ${order.join(', ')}`,
        range.sql,
      ].join(' '),
      values: [...values, ...range.values],
    },
    summary: {
      sql: `SELECT ${[`${counted} AS "total"`, ...aggregates].join(', ')} FROM orders WHERE ${condition}`,
      values,
    },
  };
}

/** Requests for a group contain the range of the top level, which doesn't apply. */
function rangeOf({ start, limit, groupKeys }: RowsRequest): Condition {
  return groupKeys.length > 0
    ? { sql: 'LIMIT ?', values: [MAX_GROUP_ROWS] }
    : { sql: 'LIMIT ? OFFSET ?', values: [limit, start] };
}

export const MAX_GROUP_ROWS = 5000;

const functions = new Map([
  ['sum', 'SUM'],
  ['avg', 'AVG'],
  ['min', 'MIN'],
  ['max', 'MAX'],
]);

function toAggregate([field, name]: [string, string]): string {
  return `${aggregate(field, name)} AS "${field}"`;
}

function aggregate(field: string, name: string): string {
  const { sql, type } = findColumn(field);
  if (name === 'size') return 'COUNT(*)';
  const apply = functions.get(name);
  if (!apply || type !== 'number') {
    throw new RequestError(400, `Cannot compute "${name}" of "${field}".`);
  }
  return `${apply}(${sql})`;
}

/** The id makes the order unambiguous, so that pages never repeat or skip rows. */
function orderRows({ sortBy }: RowsRequest): string[] {
  const items = sortBy.map(({ field, direction }) =>
    order(sortKey(findColumn(field)), direction),
  );
  return [...items, 'id ASC'];
}

/** Sorts groups by the values that they show: the key and the aggregated values. */
function orderGroups(request: RowsRequest, group: Column): string[] {
  const aggregation = new Map(request.aggregation);
  const items = request.sortBy.flatMap(({ field, direction }) => {
    const name = aggregation.get(field);
    if (findColumn(field) === group) {
      return [order(`MIN(${sortKey(group)})`, direction)];
    }
    return name ? [order(aggregate(field, name), direction)] : [];
  });
  return [...items, order(`MIN(${sortKey(group)})`, 'ASC')];
}

function sortKey({ sql, type }: Column): string {
  return type === 'string' ? `lower(${sql})` : sql;
}

/** Rows without a value come first in ascending order, as in the grid. */
function order(expression: string, direction: 'ASC' | 'DESC'): string {
  return `${expression} ${direction} NULLS ${direction === 'ASC' ? 'FIRST' : 'LAST'}`;
}
