import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid-premium';
import { describe, expect, it } from 'vitest';
import { dataSource } from '../../../content/data-grid/server-side-data/backend/orders-backend/src/dataSource.ts';
import { cases, rejected } from './cases.ts';
import { createMockSource, serveOrders, storedOrders } from './servers.ts';

const complete = (params: Partial<GridGetRowsParams>): GridGetRowsParams => ({
  start: 0,
  end: 99,
  sortModel: [],
  filterModel: { items: [] },
  ...params,
});

const sources: [name: string, create: () => GridDataSource][] = [
  ['the SQL backend', () => dataSource],
  ['the mock server of the demos', createMockSource],
];

serveOrders();

/** The same requests to both servers: what the guide builds, and what its demos talk to. */
describe.each(sources)('%s', (_, create) => {
  it.each(cases)('returns $name', async ({ params, rows: expected, total = expected.length, totals = {} }) => {
    const { rows, rowCount, aggregateRow } = await create().getRows(complete(params));
    expect(rows.map(({ id, groupKey, count }) => (groupKey === undefined ? id - 10000 : [groupKey, count]))).toEqual(
      expected,
    );
    if (!params.groupKeys?.length) expect(rowCount).toBe(total);
    expect(aggregateRow).toEqual({ totals });
  });

  it.each(['America/New_York', 'Asia/Tokyo'])('compares dates in %s', async (zone) => {
    const dates = cases.filter(({ name }) => /day|minute/.test(name));
    expect(dates).toHaveLength(12);
    const previous = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      for (const { params, rows: expected } of dates) {
        const { rows } = await create().getRows(complete(params));
        expect(rows.map(({ id }) => id - 10000)).toEqual(expected);
      }
    } finally {
      if (previous === undefined) delete process.env['TZ'];
      else process.env['TZ'] = previous;
    }
  });

  it.each(rejected)('rejects $name', async ({ params, message }) => {
    await expect(create().getRows(complete(params))).rejects.toThrow(message);
  });

  it('returns whole rows', async () => {
    const { rows } = await create().getRows(complete({}));
    expect(rows).toEqual(storedOrders());
  });

  it('returns groups with a unique id, a key, a size and totals', async () => {
    const params = {
      groupFields: ['country', 'status'],
      groupKeys: ['India/Nepal'],
      aggregationModel: { quantity: 'sum' },
    };
    const { rows } = await create().getRows(complete(params));
    expect(rows).toEqual([
      { id: '["India/Nepal","Open"]', groupKey: 'Open', count: 1, totals: { quantity: 5 } },
      { id: '["India/Nepal","Returned"]', groupKey: 'Returned', count: 1, totals: { quantity: 7 } },
    ]);
  });

  it('saves an edit with the next version, and rejects an edit of the previous one', async () => {
    const source = create();
    const [first] = storedOrders();
    if (!first || !source.updateRow) throw new Error('nothing to edit');
    const edit = (quantity: number, version: number) => ({
      rowId: first.id,
      updatedRow: { ...first, quantity, version },
      previousRow: first,
    });
    expect(await source.updateRow(edit(6, 1))).toMatchObject({ id: 10001, quantity: 6, version: 2 });
    const conflict: unknown = await source.updateRow(edit(9, 1)).catch((error: unknown) => error);
    expect(conflict).toMatchObject({
      message: 'This row was changed in the meantime.',
      current: { id: 10001, quantity: 6, version: 2 },
    });
    expect(await source.updateRow(edit(5, 2))).toMatchObject({ quantity: 5, version: 3 });
    const missing = { ...edit(1, 1), rowId: 4, updatedRow: { ...first, id: 4 } };
    await expect(source.updateRow(missing)).rejects.toThrow('There is no row with id 4.');
  });
});
