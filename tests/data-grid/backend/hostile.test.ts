import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { buildQueries } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/buildQueries.ts';
import {
  findOrders,
  openDatabase,
} from '../../../content/data-grid/server-side-data/backend/orders-backend/server/database.ts';
import { readOrderChanges } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/orderChanges.ts';
import { RequestError } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/requestError.ts';
import { readRowsRequest } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/rowsRequest.ts';
import { insertOrders } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/seed.ts';
import { orders } from './orders.ts';
import { serveOrders } from './servers.ts';

const database = openDatabase(':memory:');
insertOrders(database, orders);
afterAll(() => database.close());
serveOrders();

const find = (body: unknown) => findOrders(database, readRowsRequest(body));
const filter = (field: unknown, operator: unknown, value: unknown) => ({
  filterModel: { items: [{ field, operator, value }] },
});

describe('hostile requests', () => {
  it.each<[name: string, body: unknown, message: RegExp]>([
    ['an array', [], /"body" must be an object/],
    ['a text', 'orders', /"body" must be an object/],
    ['a start below zero', { start: -1 }, /integer from 0/],
    ['a start that is not a number', { start: '0; DROP TABLE orders' }, /is not a number/],
    ['a fraction as start', { start: 0.5 }, /integer from 0/],
    ['an end before the start', { start: 10, end: 5 }, /integer from 10/],
    ['too many rows', { start: 0, end: 1000 }, /integer from 0 to 999/],
    ['a sort direction with SQL', { sortModel: [{ field: 'id', sort: 'asc; DROP TABLE orders' }] }, /"asc" or "desc"/],
    ['a sort model that is not an array', { sortModel: { field: 'id' } }, /"sortModel" must be an array/],
    ['a filter item that is not an object', { filterModel: { items: ['id'] } }, /"filter item" must be an object/],
    ['a field that is an object', filter({ toString: 'id' }, '=', 1), /object is not text/],
    ['an unknown logic operator', { filterModel: { logicOperator: 'or 1=1' } }, /"and" or "or"/],
    [
      'too many filters',
      { filterModel: { items: Array.from({ length: 101 }, () => ({ field: 'id', operator: '=', value: 1 })) } },
      /at most 100 items/,
    ],
    [
      'too many values',
      filter(
        'country',
        'isAnyOf',
        Array.from({ length: 101 }, () => 'Japan'),
      ),
      /at most 100 items/,
    ],
    ['an object as a text', filter('product', 'contains', { $ne: 1 }), /object is not text/],
    ['a text as a number', filter('quantity', '=', '1 OR 1=1'), /"1 OR 1=1" is not a number/],
    ['an object as a number', filter('quantity', '>', {}), /object is not a number/],
    ['a text as a date', filter('orderedAt', 'is', 'yesterday'), /"yesterday" is not a date/],
    ['a year with five digits', filter('orderedAt', 'after', '+010000-01-01T00:00:00.000Z'), /is not a date/],
    ['a text as a Boolean', filter('express', 'is', 'maybe'), /"maybe" is not true or false/],
    ['a text that is not a list', filter('country', 'isAnyOf', 'Japan'), /must be an array/],
    ['a NUL character', filter('product', 'contains', 'a\0b'), /NUL/],
    ['a very long text', filter('product', 'contains', 'x'.repeat(1001)), /too long/],
    ['more group keys than fields', { groupFields: ['country'], groupKeys: ['Japan', 'Open'] }, /more group keys/],
    ['groups of dates', { groupFields: ['orderedAt'] }, /Cannot group by "orderedAt"/],
    ['an inherited function', { aggregationModel: { quantity: 'constructor' } }, /Cannot compute "constructor"/],
    ['a prototype', JSON.parse('{"aggregationModel":{"__proto__":"sum"}}'), /Unknown field "__proto__"/],
  ])('%s gets the status 400 and a message', (_, body, message) => {
    const response = (() => {
      try {
        return find(body);
      } catch (error) {
        return error;
      }
    })();
    expect(response).toBeInstanceOf(RequestError);
    expect(response).toMatchObject({ status: 400, message: expect.stringMatching(message) });
  });

  const field = fc.oneof(
    fc.constantFrom('id', 'product', 'quantity', 'orderedAt', 'updatedAt', 'express', 'status', 'note'),
    fc.string(),
  );
  const operator = fc.oneof(
    fc.constantFrom('contains', 'equals', '=', '!=', 'is', 'not', 'after', 'isAnyOf', 'isEmpty', 'startsWith'),
    fc.string(),
  );
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }), fc.array(fc.string()));
  const request = fc.record(
    {
      start: fc.oneof(fc.nat(20), fc.jsonValue({ maxDepth: 1 })),
      end: fc.oneof(fc.nat(20), fc.jsonValue({ maxDepth: 1 })),
      sortModel: fc.array(fc.record({ field, sort: fc.constantFrom('asc', 'desc', null) }), { maxLength: 3 }),
      filterModel: fc.record({
        items: fc.array(fc.record({ field, operator, value }), { maxLength: 4 }),
        quickFilterValues: fc.array(fc.oneof(fc.string(), value), { maxLength: 3 }),
      }),
      groupFields: fc.array(fc.oneof(fc.constantFrom('country', 'quantity'), field), { maxLength: 2 }),
      groupKeys: fc.array(fc.string(), { maxLength: 2 }),
      aggregationModel: fc.dictionary(field, fc.constantFrom('sum', 'avg', 'min', 'max', 'size', 'median')),
    },
    { requiredKeys: [] },
  );

  it('either run or are rejected, whatever they contain', () => {
    let answered = 0;
    fc.assert(
      fc.property(fc.oneof(request, fc.jsonValue()), (body) => {
        try {
          find(body);
          answered += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(RequestError);
        }
      }),
      { numRuns: 2000 },
    );
    expect(answered).toBeGreaterThan(100);
    expect(find({}).total).toBe(orders.length);
  });

  it('never put a value into the SQL', () => {
    const value = fc.string({ minLength: 4 }).map((text) => `~${text}~`);
    fc.assert(
      fc.property(value, (secret) => {
        const body = {
          ...filter('product', 'contains', secret),
          groupFields: ['country', 'status'],
          groupKeys: [secret],
        };
        const { rows, summary } = buildQueries(
          readRowsRequest({ ...body, filterModel: { ...body.filterModel, quickFilterValues: [secret] } }),
        );
        for (const { sql, values } of [rows, summary]) {
          expect(sql).not.toContain('~');
          expect(sql.split('?').length - 1).toBe(values.length);
        }
      }),
    );
  });

  it.each([
    ['an unknown status', { status: 'Lost' }, 'Unknown status "Lost".'],
    ['a text as quantity', { quantity: 'many' }, '"many" is not a number.'],
    ['a quantity out of range', { quantity: 0 }, 'is not an integer from 1 to 1000.'],
    ['no version', { version: undefined }, 'is not a number.'],
  ])('cannot save %s', (_, changes, message) => {
    const row = { version: 1, quantity: 1, status: 'Open', express: false, note: null };
    expect(readOrderChanges({ ...row, id: 5, product: 'Other' })).toEqual(row);
    expect(() => readOrderChanges({ ...row, ...changes })).toThrow(message);
  });
});

describe('the API', () => {
  it.each([
    ['POST', '/api/orders/query', '{"start"', 400, 'The request is not valid JSON.'],
    ['POST', '/api/orders/query', ' '.repeat(100_001), 413, 'The request is too large.'],
    ['POST', '/api/orders/query', '{"groupFields":["planet"]}', 400, 'Unknown field "planet".'],
    [
      'PUT',
      '/api/orders/1',
      '{"version":1,"quantity":1,"status":"Open","express":false}',
      404,
      'There is no row with id 1.',
    ],
    ['PUT', '/api/orders/1%20OR%201', '{}', 404, 'There is no PUT /api/orders/1%20OR%201.'],
    ['DELETE', '/api/orders/10001', undefined, 404, 'There is no DELETE /api/orders/10001.'],
  ])('answers %s %s with an error message', async (method, path, body, status, message) => {
    const response = await fetch(path, { method, ...(body !== undefined && { body }) });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ message });
  });
});
