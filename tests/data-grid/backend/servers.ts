import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GridDataSource } from '@mui/x-data-grid-premium';
import { afterAll, beforeAll, vi } from 'vitest';
import { createServer as createMockServer } from '../../../content/data/server.ts';
import { createApi } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/api.ts';
import { openDatabase } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/database.ts';
import { insertOrders } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/seed.ts';
import {
  toOrder,
  type Order,
} from '../../../content/data-grid/server-side-data/backend/orders-backend/src/dataSource.ts';
import { orders } from './orders.ts';

/** Serves the orders with the project's API, and sends relative requests of its data source there. */
export function serveOrders() {
  const database = openDatabase(':memory:');
  insertOrders(database, orders);
  const server: Server = createServer(createApi(database));
  const { fetch } = globalThis;
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
      fetch(new URL(path, `http://localhost:${port}`), init),
    );
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    server.close();
    database.close();
  });
  return database;
}

export const storedOrders = (): Order[] =>
  orders.map((order, index) => toOrder({ ...order, id: 10001 + index, version: 1 }));

/** The data source of the demos, with the same rows. */
export function createMockSource(): GridDataSource {
  const server = createMockServer<Order>(storedOrders(), { latency: 0 });
  return {
    getRows: async ({
      start,
      end,
      sortModel,
      filterModel,
      groupFields = [],
      groupKeys = [],
      aggregationModel = {},
    }) => {
      const isTopLevel = groupKeys.length === 0;
      const { rows, total, totals } = await server.group({
        groupBy: groupFields,
        keys: groupKeys,
        sortBy: sortModel,
        filterBy: filterModel.items,
        ...(filterModel.logicOperator && { logic: filterModel.logicOperator }),
        search: filterModel.quickFilterValues?.join(' ') ?? '',
        aggregate: Object.fromEntries(Object.entries(aggregationModel).map(([field, name]) => [field, String(name)])),
        ...(isTopLevel && { start: Number(start), end: end + 1 }),
      });
      return { rows, aggregateRow: { totals }, ...(isTopLevel && { rowCount: total }) };
    },
    updateRow: ({ updatedRow }) => server.update(updatedRow as Order),
  };
}
