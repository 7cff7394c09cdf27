import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT_VERSION } from '#content/versions.ts';
import type { ApiFolder } from '#model/api';
import type { ApiHistory } from '#model/api-history';
import { type RowHistories, rowHistories } from '#model/row-history';

let history: ApiHistory | undefined;
const rows = new Map<ApiFolder, RowHistories>();

/** The API of all releases, written by `npm run history`. */
export function readApiHistory(): ApiHistory {
  history ??= JSON.parse(readFileSync(join(process.cwd(), 'content/api-history.json'), 'utf8')) as ApiHistory;
  return history;
}

/** What the rows of a product say about releases. */
export function readRowHistories(folder: ApiFolder): RowHistories {
  const known = rows.get(folder) ?? rowHistories(readApiHistory(), folder, CURRENT_VERSION);
  rows.set(folder, known);
  return known;
}
