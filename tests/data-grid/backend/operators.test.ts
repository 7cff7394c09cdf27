import {
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid-premium';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  findOrders,
  openDatabase,
} from '../../../content/data-grid/server-side-data/backend/orders-backend/server/database.ts';
import { readRowsRequest } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/rowsRequest.ts';
import { insertOrders } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/seed.ts';
import { orders } from './orders.ts';
import { storedOrders } from './servers.ts';

// The grid compares equal texts by locale, which ignores accents; the backend doesn't.
const letters = fc.string({ unit: fc.constantFrom(...'aBo %_\\\'";-.[('), maxLength: 3 });
const words = fc.oneof(
  letters,
  fc.constantFrom(
    'Desk lamp',
    'tall',
    'pen_set',
    'kenya',
    ...orders.map(({ product }) => product.toUpperCase()).filter((name) => !/É/i.test(name)),
  ),
);
const days = fc.constantFrom('2025-01-01', '2025-03-13', '2025-03-14', '2025-03-15').map((day) => new Date(day));
const minutes = fc.constantFrom('09:29', '09:30', '09:31', '09:32').map((time) => new Date(`2025-03-14T${time}Z`));
const numbers = fc.constantFrom(-1, 0, 1, 5, 7, 12, 48, 210.5);

const columns: { field: string; operators: readonly GridFilterOperator[]; value: fc.Arbitrary<unknown> }[] = [
  ...['product', 'note'].map((field) => ({ field, operators: getGridStringOperators(), value: words })),
  ...['quantity', 'unitPrice'].map((field) => ({ field, operators: getGridNumericOperators(), value: numbers })),
  { field: 'orderedAt', operators: getGridDateOperators(), value: days },
  { field: 'updatedAt', operators: getGridDateOperators(true), value: minutes },
  { field: 'express', operators: getGridBooleanOperators(), value: fc.constantFrom('true', 'false', true, false) },
  { field: 'status', operators: getGridSingleSelectOperators(), value: fc.constantFrom('Open', 'Packed', 'Lost') },
];

/** The functions with which the grid filters in the browser say what each operator means. */
describe('the operators of the SQL backend', () => {
  const database = openDatabase(':memory:');
  insertOrders(database, orders);
  afterAll(() => database.close());
  const rows = storedOrders();
  const apiRef = { current: null as never };

  const every = columns.flatMap(({ field, operators, value }) =>
    operators.map((operator) => ({ field, name: operator.value, operator, value })),
  );

  it('are tested for all column types', () => {
    expect(new Set(every.map(({ name }) => name)).size).toBe(9 + 6 + 6);
  });

  it.each(every)('find the same rows for $field $name as the grid', ({ field, name, operator, value }) => {
    const wanted = name === 'isAnyOf' ? fc.array(value, { maxLength: 3 }) : fc.option(value, { nil: undefined });
    fc.assert(
      fc.property(operator.requiresFilterValue === false ? fc.constant(undefined) : wanted, (chosen) => {
        const item = { field, operator: name, value: chosen };
        const column: GridColDef = { field };
        const matches = operator.getApplyFilterFn(item, { ...column, computedWidth: 0 } as never);
        const expected = rows.filter(
          (row) => !matches || matches(Reflect.get(row, field) as never, row, column, apiRef),
        );
        const body: unknown = JSON.parse(JSON.stringify({ filterModel: { items: [item] } }));
        expect(findOrders(database, readRowsRequest(body)).rows.map(({ id }) => id)).toEqual(
          expected.map(({ id }) => id),
        );
      }),
    );
  });
});
