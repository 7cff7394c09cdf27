import { RequestError } from './requestError.ts';
import { boolean, integer, record, text } from './values.ts';

const statuses = ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'];

/** What users can edit, and the version of the row that they edited. */
export interface OrderChanges {
  version: number;
  quantity: number;
  status: string;
  express: boolean;
  note: string | null;
}

/** Checks an edited row, and ignores all fields that users can't edit. */
export function readOrderChanges(body: unknown): OrderChanges {
  const row = record(body, 'body');
  const status = text(row['status']);
  if (!statuses.includes(status)) {
    throw new RequestError(400, `Unknown status "${status}".`);
  }
  return {
    version: integer(row['version'], 1, Number.MAX_SAFE_INTEGER),
    quantity: integer(row['quantity'], 1, 1000),
    status,
    express: boolean(row['express']),
    note: row['note'] == null ? null : text(row['note']),
  };
}
