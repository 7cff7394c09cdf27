import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT_VERSION } from '#content/versions.ts';
import type { ApiFolder } from '#model/api';
import type { ApiHistory } from '#model/api-history';
import { type HistoryFile, unpackHistory } from '#model/history-file';
import { type RowHistories, rowHistories } from '#model/row-history';

let history: ApiHistory | undefined;
const rows = new Map<ApiFolder, RowHistories>();

/** The API of all releases as `npm run history` writes it: a `HistoryFile`. */
export function readHistoryText(): string {
  return readFileSync(join(process.cwd(), 'content/api-history.json'), 'utf8');
}

/** The API of all releases. */
export function readApiHistory(): ApiHistory {
  history ??= unpackHistory(JSON.parse(readHistoryText()) as HistoryFile);
  return history;
}

/** What the rows of a product say about releases. */
export function readRowHistories(folder: ApiFolder): RowHistories {
  const known = rows.get(folder) ?? rowHistories(readApiHistory(), folder, CURRENT_VERSION);
  rows.set(folder, known);
  return known;
}
