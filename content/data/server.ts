export interface Query<Row> {
  /** Index of the first row, and of the one after the last. */
  start?: number;
  end?: number;
  sortBy?: { field: keyof Row; direction: 'asc' | 'desc' }[];
  /** Keeps rows in which a field contains this text. */
  search?: string;
  signal?: AbortSignal;
}

export interface Answer<Row> {
  rows: Row[];
  /** How many rows there are without `start` and `end`. */
  total: number;
}

export interface ServerOptions {
  /** How long an answer takes, in milliseconds. */
  latency?: number;
  /** Every third request fails with 3; none with 0. */
  failEvery?: number;
}

/** A server that lives in the page: it takes its time, and fails when you ask it to. */
export function createServer<Row extends { id: number | string }>(
  rows: readonly Row[],
  { latency = 400, failEvery = 0 }: ServerOptions = {},
) {
  let stored = [...rows];
  let requests = 0;

  async function answer<T>(compute: () => T, signal?: AbortSignal): Promise<T> {
    requests += 1;
    const fails = failEvery > 0 && requests % failEvery === 0;
    await wait(latency, signal);
    if (fails) {
      throw new Error('The server did not answer.');
    }
    return compute();
  }

  return {
    list(query: Query<Row> = {}): Promise<Answer<Row>> {
      const { start = 0, end, sortBy = [], search = '', signal } = query;
      return answer(() => {
        const found = stored.filter((row) => matches(row, search));
        const sorted = found.sort((a, b) => compare(a, b, sortBy));
        return { rows: sorted.slice(start, end), total: found.length };
      }, signal);
    },
    update(row: Row): Promise<Row> {
      return answer(() => {
        stored = stored.map((one) => (one.id === row.id ? row : one));
        return row;
      });
    },
    remove(id: Row['id']): Promise<void> {
      return answer(() => {
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

function compare<Row>(
  a: Row,
  b: Row,
  sortBy: NonNullable<Query<Row>['sortBy']>,
): number {
  for (const { field, direction } of sortBy) {
    if (a[field] !== b[field]) {
      const isLess = a[field] < b[field];
      return isLess === (direction === 'asc') ? -1 : 1;
    }
  }
  return 0;
}
