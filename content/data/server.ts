export interface Query {
  /** Index of the first row, and the index after the last row. */
  start?: number;
  end?: number;
  sortBy?: { field: string; direction: 'asc' | 'desc' }[];
  /** Keeps rows that match all items. Accepts the items of a grid's filter model. */
  filterBy?: FilterItem[];
  /** Keeps rows with a field that contains this text. */
  search?: string;
  signal?: AbortSignal;
}

export interface FilterItem {
  field: string;
  operator: string;
  value?: unknown;
}

export interface QueryResult<Row> {
  rows: Row[];
  /** Number of matching rows, regardless of `start` and `end`. */
  total: number;
}

export interface ServerOptions {
  /** Response time in milliseconds. */
  latency?: number;
  /** With 3, every third request fails; with 0, none. */
  failEvery?: number;
}

/** A mock server in the page, with latency and optional failures. */
export function createServer<Row extends { id: number | string }>(
  rows: readonly Row[],
  { latency = 400, failEvery = 0 }: ServerOptions = {},
) {
  let stored = [...rows];
  let requests = 0;

  async function respond<T>(
    compute: () => T,
    signal?: AbortSignal,
  ): Promise<T> {
    requests += 1;
    const fails = failEvery > 0 && requests % failEvery === 0;
    await wait(latency, signal);
    if (fails) {
      throw new Error('The server did not respond.');
    }
    return compute();
  }

  return {
    list(query: Query = {}): Promise<QueryResult<Row>> {
      const { start = 0, end, sortBy = [], filterBy = [] } = query;
      const { search = '', signal } = query;
      return respond(() => {
        const found = stored.filter(
          (row) =>
            matches(row, search) && filterBy.every((item) => passes(row, item)),
        );
        const sorted = found.sort((a, b) => compare(a, b, sortBy));
        return { rows: sorted.slice(start, end), total: found.length };
      }, signal);
    },
    update(row: Row): Promise<Row> {
      return respond(() => {
        stored = stored.map((one) => (one.id === row.id ? row : one));
        return row;
      });
    },
    remove(id: Row['id']): Promise<void> {
      return respond(() => {
        stored = stored.filter((row) => row.id !== id);
      });
    },
  };
}

function wait(latency: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, latency);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function matches(row: object, search: string): boolean {
  const text = search.trim().toLowerCase();
  return Object.values(row).some((value) =>
    String(value).toLowerCase().includes(text),
  );
}

const lower = (value: unknown) => String(value ?? '').toLowerCase();

/** The operators of text, number and single-select columns of the grid. */
const operators: Record<string, (value: unknown, wanted: unknown) => boolean> =
  {
    contains: (value, wanted) => lower(value).includes(lower(wanted)),
    doesNotContain: (value, wanted) => !lower(value).includes(lower(wanted)),
    equals: (value, wanted) => lower(value) === lower(wanted),
    doesNotEqual: (value, wanted) => lower(value) !== lower(wanted),
    startsWith: (value, wanted) => lower(value).startsWith(lower(wanted)),
    endsWith: (value, wanted) => lower(value).endsWith(lower(wanted)),
    is: (value, wanted) => lower(value) === lower(wanted),
    not: (value, wanted) => lower(value) !== lower(wanted),
    '=': (value, wanted) => Number(value) === Number(wanted),
    '!=': (value, wanted) => Number(value) !== Number(wanted),
    '>': (value, wanted) => Number(value) > Number(wanted),
    '>=': (value, wanted) => Number(value) >= Number(wanted),
    '<': (value, wanted) => Number(value) < Number(wanted),
    '<=': (value, wanted) => Number(value) <= Number(wanted),
    isAnyOf: (value, wanted) =>
      Array.isArray(wanted) &&
      wanted.some((option) => lower(option) === lower(value)),
    isEmpty: (value) => lower(value) === '',
    isNotEmpty: (value) => lower(value) !== '',
  };

/** An item without a value matches every row, like in the grid. */
function passes(row: object, { field, operator, value }: FilterItem): boolean {
  const test = operators[operator];
  if (!test) {
    throw new Error(`Unknown operator "${operator}".`);
  }
  const needsValue = !operator.endsWith('Empty');
  return (
    (needsValue && lower(value) === '') || test(Reflect.get(row, field), value)
  );
}

function compare(
  a: object,
  b: object,
  sortBy: NonNullable<Query['sortBy']>,
): number {
  for (const { field, direction } of sortBy) {
    const [first, second] = [Reflect.get(a, field), Reflect.get(b, field)];
    if (first !== second) {
      return first < second === (direction === 'asc') ? -1 : 1;
    }
  }
  return 0;
}
