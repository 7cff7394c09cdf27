import type { GridDataSource } from '@mui/x-data-grid-premium';

export interface Order {
  id: number;
  product: string;
  customer: string;
  country: string;
  status: string;
  quantity: number;
  unitPrice: number;
  express: boolean;
  note: string | null;
  orderedAt: Date;
  updatedAt: Date | null;
  version: number;
}

/** Another user changed the row first. */
export class ConflictError extends Error {
  /** The row as it is stored now. */
  readonly current: Order;

  constructor(message: string, current: Order) {
    super(message);
    this.current = current;
  }
}

export const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total, totals } = await send('POST', 'query', params);
    const isTopLevel = !params.groupKeys?.length;
    return {
      rows: rows.map(toRow),
      aggregateRow: { totals },
      // The number of rows in a group would replace the row count of the grid.
      ...(isTopLevel && { rowCount: total }),
    };
  },
  updateRow: async ({ rowId, updatedRow }) =>
    toOrder(await send('PUT', rowId, updatedRow)),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.count ?? 0,
  getAggregatedValue: (row, field) => row.totals?.[field],
};

async function send(method: string, path: string | number, body: object) {
  const response = await fetch(`/api/orders/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (response.status === 409) {
    throw new ConflictError(answer.message, toOrder(answer.current));
  }
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

/** An order as JSON, which has no dates. */
export interface StoredOrder extends Omit<Order, 'orderedAt' | 'updatedAt'> {
  orderedAt: string;
  updatedAt: string | null;
}

interface Group {
  id: string;
  groupKey: string;
  count: number;
  totals: Record<string, number>;
}

function toRow(row: StoredOrder | Group): Order | Group {
  return 'groupKey' in row ? row : toOrder(row);
}

export function toOrder({
  orderedAt,
  updatedAt,
  ...order
}: StoredOrder): Order {
  return {
    ...order,
    // Without a time, this would be midnight in UTC, which can be another day.
    orderedAt: new Date(`${orderedAt}T00:00`),
    updatedAt: updatedAt === null ? null : new Date(updatedAt),
  };
}
