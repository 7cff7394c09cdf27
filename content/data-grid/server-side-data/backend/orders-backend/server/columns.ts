import { RequestError } from './requestError.ts';

export type ColumnType =
  'string' | 'number' | 'date' | 'dateTime' | 'boolean' | 'singleSelect';

export interface Column {
  /** The name in the database. */
  sql: string;
  /** The type of the grid column, which determines the filter operators. */
  type: ColumnType;
  groupable?: boolean;
}

/** Requests can use only these fields, because column names can't be query parameters. */
const columns = new Map<string, Column>([
  ['id', { sql: 'id', type: 'number' }],
  ['product', { sql: 'product', type: 'string', groupable: true }],
  ['customer', { sql: 'customer', type: 'string', groupable: true }],
  ['country', { sql: 'country', type: 'string', groupable: true }],
  ['status', { sql: 'status', type: 'singleSelect', groupable: true }],
  ['quantity', { sql: 'quantity', type: 'number', groupable: true }],
  ['unitPrice', { sql: 'unit_price', type: 'number' }],
  ['express', { sql: 'express', type: 'boolean' }],
  ['note', { sql: 'note', type: 'string' }],
  ['orderedAt', { sql: 'ordered_at', type: 'date' }],
  ['updatedAt', { sql: 'updated_at', type: 'dateTime' }],
  ['version', { sql: 'version', type: 'number' }],
]);

export function findColumn(field: string): Column {
  const column = columns.get(field);
  if (!column) throw new RequestError(400, `Unknown field "${field}".`);
  return column;
}

export function findGroupableColumn(field: string): Column {
  const column = findColumn(field);
  if (!column.groupable) {
    throw new RequestError(400, `Cannot group by "${field}".`);
  }
  return column;
}

/** The columns that the quick filter searches. */
export const searchedColumns = [...columns.values()].filter(({ type }) =>
  ['string', 'number', 'singleSelect'].includes(type),
);

export const selectList = Array.from(
  columns,
  ([field, { sql }]) => `${sql} AS "${field}"`,
).join(', ');

export const booleanFields = Array.from(columns).flatMap(([field, { type }]) =>
  type === 'boolean' ? [field] : [],
);
