import { RequestError } from './requestError.ts';
import { integer, list, record, text } from './values.ts';

/** The parameters of `getRows()`, after a trip through JSON. */
export interface RowsRequest {
  start: number;
  limit: number;
  sortBy: { field: string; direction: 'ASC' | 'DESC' }[];
  filters: { field: string; operator: string; value: unknown }[];
  filterLogic: Logic;
  words: string[];
  wordLogic: Logic;
  groupFields: string[];
  groupKeys: string[];
  /** The name of an aggregation function for each field. */
  aggregation: [field: string, name: string][];
}

type Logic = 'AND' | 'OR';

const MAX_ROWS = 1000;

/** Checks the shape of a request: the client can send anything. */
export function readRowsRequest(body: unknown): RowsRequest {
  const params = record(body, 'body');
  const filterModel = record(params['filterModel'], 'filterModel');
  const start = integer(params['start'] ?? 0, 0, Number.MAX_SAFE_INTEGER);
  const end = params['end'] ?? start + MAX_ROWS - 1;
  const groupFields = list(params['groupFields'], 'groupFields').map(text);
  const groupKeys = list(params['groupKeys'], 'groupKeys').map(key);
  if (groupKeys.length > groupFields.length) {
    throw new RequestError(400, 'There are more group keys than group fields.');
  }
  return {
    start,
    // `end` is the index of the last row, not the one after it.
    limit: integer(end, start, start + MAX_ROWS - 1) - start + 1,
    sortBy: list(params['sortModel'], 'sortModel').flatMap(readSortItem),
    filters: list(filterModel['items'], 'items').map(readFilterItem),
    filterLogic: readLogic(filterModel['logicOperator']),
    words: list(filterModel['quickFilterValues'], 'quickFilterValues')
      .map(text)
      .filter(Boolean),
    wordLogic: readLogic(filterModel['quickFilterLogicOperator']),
    groupFields,
    groupKeys,
    aggregation: Object.entries(
      record(params['aggregationModel'], 'aggregationModel'),
    ).map(([field, name]) => [field, text(name)]),
  };
}

/** An item without a direction has no effect. */
function readSortItem(item: unknown): RowsRequest['sortBy'] {
  const { field, sort } = record(item, 'sort item');
  if (sort == null) return [];
  if (sort !== 'asc' && sort !== 'desc') {
    throw new RequestError(400, 'The sort direction must be "asc" or "desc".');
  }
  return [{ field: text(field), direction: sort === 'asc' ? 'ASC' : 'DESC' }];
}

function readFilterItem(item: unknown): RowsRequest['filters'][number] {
  const { field, operator, value } = record(item, 'filter item');
  return { field: text(field), operator: text(operator), value };
}

function readLogic(value: unknown): Logic {
  if (value == null || value === 'and') return 'AND';
  if (value === 'or') return 'OR';
  throw new RequestError(400, 'The logic operator must be "and" or "or".');
}

/** Unlike other texts, a key has to be compared with its spaces. */
function key(value: unknown): string {
  text(value);
  return String(value);
}
