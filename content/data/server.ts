import {
  aggregateRows,
  checkFields,
  compare,
  filterRows,
  sortRows,
  type Query,
  type Totals,
} from './query';

export type { FilterItem, Query, SortItem, Totals } from './query';

export interface QueryResult<Row> {
  rows: Row[];
  /** Number of matching rows, regardless of `start` and `end`. */
  total: number;
  /** The aggregated values of all matching rows. */
  totals: Totals;
}

export interface GroupQuery extends Query {
  /** The fields to group by, outermost first. */
  groupBy: readonly string[];
  /** The keys of the group to open. Without keys, the result is the top level. */
  keys?: readonly string[];
}

export interface Group {
  /** The keys from the top level down to this group as JSON: `["Japan","Open"]`. */
  id: string;
  groupKey: string;
  /** Number of matching rows in the group. */
  count: number;
  totals: Totals;
}

export interface TreeQuery extends Query {
  /** The field with the id of the parent row. */
  parentField: string;
  /** The id of the row to open. Without it, the result is the top level. */
  parent?: string;
}

export interface Branch {
  /** Number of direct children that match or have a matching descendant. */
  childCount: number;
  /** The aggregated values of the row and all its matching descendants. */
  totals: Totals;
}

export interface ServerOptions {
  /** Response time in milliseconds. */
  latency?: number;
  /** With 3, every third request fails; with 0, none. */
  failEvery?: number;
}

/** The row was changed after the client loaded it. */
export class ConflictError<Row> extends Error {
  /** The row as it is stored now. */
  readonly current: Row;

  constructor(current: Row) {
    super('This row was changed in the meantime.');
    this.name = 'ConflictError';
    this.current = current;
  }
}

/**
 * A mock server in the page, with latency and optional failures.
 * Pass a function to create a large set of rows on the first request.
 */
export function createServer<
  Row extends { id: number | string; version?: number },
>(
  rows: readonly Row[] | (() => readonly Row[]),
  { latency = 400, failEvery = 0 }: ServerOptions = {},
) {
  let stored: Row[] | undefined;
  let requests = 0;

  async function respond<T>(
    compute: (all: Row[]) => T,
    signal?: AbortSignal,
  ): Promise<T> {
    requests += 1;
    const fails = failEvery > 0 && requests % failEvery === 0;
    await wait(latency, signal);
    if (fails) {
      throw new Error('The server did not respond.');
    }
    stored ??= [...(typeof rows === 'function' ? rows() : rows)];
    return compute(stored);
  }

  /** Stores a row with the next version. */
  function store(all: Row[], row: Row): Row {
    const { version } = row;
    const saved =
      version === undefined ? row : { ...row, version: version + 1 };
    stored = all.map((one) => (one.id === row.id ? saved : one));
    return saved;
  }

  return {
    list(query: Query = {}): Promise<QueryResult<Row>> {
      return respond((all) => {
        checkFields(all, query);
        const found = filterRows(all, query);
        return toResult(sortRows(found, query.sortBy), found, query);
      }, query.signal);
    },
    /** Returns groups, or the rows of the innermost group. */
    group(query: GroupQuery): Promise<QueryResult<Row | Group>> {
      return respond((all) => {
        checkFields(all, query, query.groupBy);
        const found = filterRows(
          all.filter((row) => isInGroup(row, query)),
          query,
        );
        return toResult(openGroup(found, query), found, query);
      }, query.signal);
    },
    /** Returns the children of a row, and keeps the ancestors of matching rows. */
    tree(query: TreeQuery): Promise<QueryResult<Row & Branch>> {
      return respond((all) => {
        checkFields(all, query, [query.parentField]);
        const { branches, found } = openBranch(all, query);
        return toResult(branches, found, query);
      }, query.signal);
    },
    /** Rejects with a `ConflictError` if the `version` of the row is outdated. */
    update(row: Pick<Row, 'id'> & Partial<Row>): Promise<Row> {
      return respond((all) => {
        const current = findRow(all, row.id);
        if (current.version !== row.version) {
          throw new ConflictError(current);
        }
        return store(all, { ...current, ...row });
      });
    },
    /** Changes some fields regardless of the version, like another user. */
    patch(id: Row['id'], changes: Partial<Row>): Promise<Row> {
      return respond((all) => {
        const current = findRow(all, id);
        return store(all, { ...current, ...changes });
      });
    },
    remove(id: Row['id']): Promise<void> {
      return respond((all) => {
        stored = all.filter((row) => row.id !== id);
      });
    },
  };
}

function findRow<Row extends { id: number | string }>(
  all: Row[],
  id: Row['id'],
): Row {
  const row = all.find((one) => one.id === id);
  if (!row) throw new Error(`There is no row with id ${id}.`);
  return row;
}

function wait(latency: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const timer = setTimeout(resolve, latency);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function toResult<Item>(
  items: Item[],
  found: readonly object[],
  { start = 0, end, aggregate }: Query,
): QueryResult<Item> {
  return {
    rows: items.slice(start, end),
    total: items.length,
    totals: aggregateRows(found, aggregate),
  };
}

const keyOf = (row: object, field = '') =>
  String(Reflect.get(row, field) ?? '');

function isInGroup(row: object, { groupBy, keys = [] }: GroupQuery): boolean {
  return keys.every((key, level) => keyOf(row, groupBy[level]) === key);
}

function openGroup<Row extends object>(
  rows: Row[],
  { groupBy, keys = [], aggregate, sortBy }: GroupQuery,
): (Row | Group)[] {
  const field = groupBy[keys.length];
  if (field === undefined) {
    return sortRows(rows, sortBy);
  }
  const groups = [...Map.groupBy(rows, (row) => keyOf(row, field))].map(
    ([groupKey, members]) => {
      const totals = aggregateRows(members, aggregate);
      const id = JSON.stringify([...keys, groupKey]);
      const group: Group = { id, groupKey, count: members.length, totals };
      // All members have the same value. Unlike the key, it can be a number.
      const [first] = members;
      const value: unknown = first && Reflect.get(first, field);
      return { group, sortable: { ...totals, [field]: value } };
    },
  );
  const order = [...(sortBy ?? []), { field }];
  return groups
    .sort((a, b) => compare(a.sortable, b.sortable, order))
    .map(({ group }) => group);
}

function openBranch<Row extends { id: number | string }>(
  all: Row[],
  query: TreeQuery,
): { branches: (Row & Branch)[]; found: Row[] } {
  const { parentField, parent = '', aggregate, sortBy } = query;
  const children = Map.groupBy(all, (row) => keyOf(row, parentField));
  const childrenOf = (id: number | string) => children.get(String(id)) ?? [];
  const matching = new Set(filterRows(all, query));
  const matchesBelow = (row: Row): Row[] => [
    ...(matching.has(row) ? [row] : []),
    ...childrenOf(row.id).flatMap(matchesBelow),
  ];

  const branches = childrenOf(parent).flatMap((row) => {
    const matches = matchesBelow(row);
    if (matches.length === 0) return [];
    const childCount = childrenOf(row.id).filter(
      (child) => matchesBelow(child).length > 0,
    ).length;
    return [{ ...row, childCount, totals: aggregateRows(matches, aggregate) }];
  });
  // Sorts by the values that the grid shows: a total replaces the row's own value.
  const sortable = (branch: Row & Branch) => ({ ...branch, ...branch.totals });
  return {
    branches: branches.sort((a, b) =>
      compare(sortable(a), sortable(b), sortBy),
    ),
    found: childrenOf(parent).flatMap(matchesBelow),
  };
}
