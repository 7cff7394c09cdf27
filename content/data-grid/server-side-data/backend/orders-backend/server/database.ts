import { DatabaseSync } from 'node:sqlite';
import { buildQueries, MAX_GROUP_ROWS } from './buildQueries.ts';
import { booleanFields, selectList } from './columns.ts';
import type { OrderChanges } from './orderChanges.ts';
import { RequestError } from './requestError.ts';
import type { RowsRequest } from './rowsRequest.ts';

type Row = Record<string, unknown>;

export interface RowsResult {
  rows: Row[];
  /** The number of matching rows or groups, regardless of the range. */
  total: number;
  /** The aggregated values of all matching rows. */
  totals: Row;
}

export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // SQLite's built-in function changes only the letters A to Z.
  database.function('lower', { deterministic: true }, (value) =>
    value === null ? null : String(value).toLowerCase(),
  );
  database.exec(`
    CREATE TABLE IF NOT EXISTS orders (
      id INTEGER PRIMARY KEY,
      product TEXT NOT NULL,
      customer TEXT NOT NULL,
      country TEXT NOT NULL,
      status TEXT NOT NULL,
      quantity INTEGER NOT NULL,
      unit_price NUMERIC NOT NULL,
      express INTEGER NOT NULL,
      note TEXT,
      ordered_at TEXT NOT NULL,
      updated_at TEXT,
      version INTEGER NOT NULL DEFAULT 1
    )
  `);
  return database;
}

export function findOrders(
  database: DatabaseSync,
  request: RowsRequest,
): RowsResult {
  const queries = buildQueries(request);
  const summary = database
    .prepare(queries.summary.sql)
    .get(...queries.summary.values);
  const { total, ...totals } = { ...summary };
  if (request.groupKeys.length > 0 && Number(total) > MAX_GROUP_ROWS) {
    throw new RequestError(
      400,
      `The group has ${total} rows. Filter them, or group by another field too.`,
    );
  }
  const found = database.prepare(queries.rows.sql).all(...queries.rows.values);
  const isGroup = request.groupKeys.length < request.groupFields.length;
  return {
    rows: found.map((row) => (isGroup ? toGroup(row, request) : toOrder(row))),
    total: Number(total),
    totals,
  };
}

/** Saves the changes only if the row still has the version that the user edited. */
export function updateOrder(
  database: DatabaseSync,
  id: number,
  { version, quantity, status, express, note }: OrderChanges,
): Row {
  const saved = database
    .prepare(
      `UPDATE orders SET quantity = ?, status = ?, express = ?, note = ?, updated_at = ?, version = version + 1
       WHERE id = ? AND version = ? RETURNING ${selectList}`,
    )
    .get(
      quantity,
      status,
      express ? 1 : 0,
      note,
      new Date().toISOString(),
      id,
      version,
    );
  if (saved) return toOrder(saved);

  const current = database
    .prepare(`SELECT ${selectList} FROM orders WHERE id = ?`)
    .get(id);
  if (!current) throw new RequestError(404, `There is no row with id ${id}.`);
  throw new RequestError(409, 'This row was changed in the meantime.', {
    current: toOrder(current),
  });
}

/** SQLite stores Booleans as numbers. */
function toOrder(row: Row): Row {
  const booleans = booleanFields.map((field) => [field, Boolean(row[field])]);
  return { ...row, ...Object.fromEntries(booleans) };
}

/** The id must be unique among all groups and rows. */
function toGroup(row: Row, { groupKeys }: RowsRequest): Row {
  const { groupKey, count, ...totals } = row;
  const id = JSON.stringify([...groupKeys, groupKey]);
  return { id, groupKey, count, totals };
}
